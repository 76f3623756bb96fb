"""The icons of the installed page, drawn from favicon.svg: `PYTHONPATH=tests/support python web/icons.py`.

Systems cut maskable and touch icons to their own shape, so there the drawing has a margin and a background.
"""

from __future__ import annotations

from pathlib import Path

from browser import a_browser

PUBLIC = Path(__file__).parent / "public"
# The width and height, the part of it that the drawing fills, and the color behind it.
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable.png": (512, 0.8, "#2f6f73"),
    "apple-touch-icon.png": (180, 0.86, "#2f6f73"),
}


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with a_browser() as browser:
        for name, (size, part, background) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>* {{ margin: 0 }} html {{ background: {background} }} body {{ display: grid; height: 100vh; "
                f"place-items: center }} svg {{ width: {100 * part}vw }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            page.close()


if __name__ == "__main__":
    main()
