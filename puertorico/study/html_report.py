"""An analysis as one HTML page without scripts or external files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from ..game.score import Score
from ..game.wording import plain
from .findings import Analysis, Decision, TurningPoint, percent

_MOST_LABELS = 10


def page(analysis: Analysis, name: str) -> str:
    """Return the page; `name` is the name of the game."""
    style = files(__package__).joinpath("html_report.css").read_text(encoding="utf-8")
    body = "\n".join(
        [
            *_header(analysis, name),
            *_curve(analysis),
            *_turning_points(analysis),
            *_scores(analysis),
            *_mistakes(analysis),
            *_decisions(analysis),
        ]
    )
    body = body.replace(" ± ", "\u00a0±\u00a0").replace(" %", "\u00a0%")  # keep a number and its sign on one line
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>Puerto Rico: {escape(name)}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _header(analysis: Analysis, name: str) -> Iterator[str]:
    game = analysis.game
    yield f"<h1>Puerto Rico: {escape(name)}</h1>"
    yield (
        f"<p>{game.players} players, {game.round} rounds, {len(analysis.decisions)} decisions, "
        f"looked at by <code>{escape(analysis.bot)}</code>.</p>"
    )
    yield '<ul class="seats">'
    for seat, score in enumerate(game.scores):
        won = game.is_over and seat in game.winners
        who = f"<span>{escape(analysis.names[seat])}</span>" if analysis.names else ""
        yield (
            f'<li class="seat s{seat}"><b>Seat {seat}{" won" if won else ""}</b>{who}'
            f"<span>{score.total} points{'' if game.is_over else ' so far'}</span>"
            f"<span>{analysis.reviews[seat].in_words()}</span></li>"
        )
    yield "</ul>"


@dataclass(frozen=True, slots=True)
class _Point:
    """A point of the chart: its time, the chance of every seat, and what is chosen then."""

    x: float
    winning: tuple[float, ...]
    what: str


def _points(analysis: Analysis) -> list[_Point]:
    """Return one point where each phase begins, with equally wide rounds, and one at the end."""
    phases = analysis.phases()
    rounds = [phase[0].round for phase in phases]
    first, width = rounds[0], rounds[-1] - rounds[0] + 1
    points = []
    for index, phase in enumerate(phases):
        start = phase[0]
        share = rounds[:index].count(start.round) / rounds.count(start.round)
        what = f"Round {start.round}, seat {start.seat}: {start.answer}"
        points.append(_Point((start.round - first + share) / width, start.before.winning, what))
    over = "The end" if analysis.game.is_over else "Now"
    return [*points, _Point(1.0, phases[-1][-1].after.winning, over)]


def _curve(analysis: Analysis) -> Iterator[str]:
    points = _points(analysis)
    seats = range(analysis.game.players)
    yield '<section><h2>Chances to win</h2><figure><ul class="legend">'
    for seat in seats:
        yield f'<li class="s{seat}"><svg viewBox="0 0 30 10"><path class="line" d="M0 5H30"/></svg>Seat {seat}</li>'
    last = ", ".join(f"seat {seat} {percent(chance)}" for seat, chance in enumerate(points[-1].winning))
    yield '</ul><div class="plot"><svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" '
    yield f'aria-label="Chances to win by rounds, at the end {last}">'
    for share in (0, 25, 50, 75, 100):
        yield f'<path class="grid" d="M0 {share}H1000"/>'
    for seat in seats:
        path = "L".join(f"{1000 * point.x:.1f} {100 - 100 * point.winning[seat]:.1f}" for point in points)
        yield f'<path class="line s{seat}" d="M{path}"/>'
    for point, after in zip(points, [*points[1:], points[-1]], strict=True):
        shares = ", ".join(f"seat {seat} {percent(chance)}" for seat, chance in enumerate(point.winning))
        width = max(1000 * (after.x - point.x), 1)
        yield (
            f'<rect class="hover" x="{1000 * point.x:.1f}" y="0" width="{width:.1f}" height="100">'
            f"<title>{escape(point.what)}: {shares}</title></rect>"
        )
    yield "</svg>"
    for share in (0, 50, 100):
        yield f'<span class="y" style="top:{100 - share}%">{share} %</span>'
    numbers = {start.number: point for point, (start, *_) in zip(points, analysis.phases(), strict=False)}
    for number, turn in enumerate(analysis.turning_points, 1):
        point = numbers[turn.first]
        top = 100 - 100 * point.winning[turn.seat]
        yield (
            f'<a class="mark s{turn.seat}" href="#turn{number}" style="left:{100 * point.x:.1f}%;top:{top:.1f}%" '
            f'aria-label="turning point {number}">{number}</a>'
        )
    yield f'</div><div class="x">{"".join(_round_labels(analysis))}</div>'
    yield (
        "<figcaption>By rounds; a point where each phase begins. Its standard error is about "
        f"{percent(analysis.typical_error)}. The numbers are the turning points below.</figcaption></figure></section>"
    )


def _round_labels(analysis: Analysis) -> Iterator[str]:
    first, last = analysis.decisions[0].round, analysis.decisions[-1].round
    step = -(-(last - first + 1) // _MOST_LABELS)
    for index, number in enumerate(range(first, last + 1, step)):
        minor = ' class="minor"' if index % 2 else ""
        yield f'<span{minor} style="left:{100 * (number - first) / (last - first + 1):.1f}%">{number}</span>'


def _turning_points(analysis: Analysis) -> Iterator[str]:
    yield "<section><h2>Turning points</h2>"
    turns = analysis.turning_points
    if not turns:
        yield "<p>None: no phase changed the winning chances by more than the error.</p></section>"
        return
    yield '<ol class="turns">'
    for number, turn in enumerate(turns, 1):
        yield f'<li id="turn{number}"><p>{escape(turn.in_words())}</p>{_deeds(analysis, turn)}</li>'
    yield "</ol></section>"


def _deeds(analysis: Analysis, turn: TurningPoint) -> str:
    """Return what each seat answered in that phase."""
    deeds: dict[int, list[str]] = {}
    for decision in analysis.decisions[turn.first - 1 : turn.last]:
        deeds.setdefault(decision.seat, []).append(
            f'<a href="#d{decision.number}">{escape(plain(decision.answer))}</a>'
        )
    rows = (
        f'<li><span class="seat s{seat}">Seat {seat}</span> {", ".join(texts)}</li>' for seat, texts in deeds.items()
    )
    return f'<ul class="deeds">{"".join(rows)}</ul>'


def _scores(analysis: Analysis) -> Iterator[str]:
    game = analysis.game
    scores = game.scores
    sources = [source for source in scores[0].sources() if any(score.sources()[source] for score in scores)]
    heading = "Where the points came from" if game.is_over else "Points so far, and where they came from"
    yield f'<section><h2>{heading}</h2><ul class="legend">'
    for source in sources:
        yield f'<li class="source {source}"><i></i>{plain(source)}</li>'
    yield '</ul><ul class="bars">'
    longest = max(1, *(score.total for score in scores))
    for seat, score in enumerate(scores):
        yield f'<li><span class="seat s{seat}">Seat {seat}</span><span class="bar">{_bar(score, longest)}</span>'
        yield f"<b>{score.total}</b></li>"
    yield '</ul><div class="scroll"><table class="numbers"><thead><tr><th>Points</th>'
    yield "".join(f"<th>Seat {seat}</th>" for seat in range(game.players)) + "</tr></thead><tbody>"
    for source in sources:
        yield _number_row(plain(source), [score.sources()[source] for score in scores])
    yield _number_row("total", [score.total for score in scores])
    yield _number_row("doubloons and goods", [score.tie_break for score in scores])
    yield "</tbody></table></div></section>"


def _bar(score: Score, longest: int) -> str:
    return "".join(
        f'<i class="source {source}" style="width:{100 * points / longest:.2f}%" title="{plain(source)} {points}">'
        f"{points if 100 * points / longest > 6 else ''}</i>"
        for source, points in score.sources().items()
        if points
    )


def _number_row(label: str, numbers: list[int]) -> str:
    return f"<tr><th>{label}</th>" + "".join(f"<td>{number}</td>" for number in numbers) + "</tr>"


def _mistakes(analysis: Analysis) -> Iterator[str]:
    yield "<section><h2>Mistakes</h2>"
    yield (
        "<p>An answer is called a mistake if several independent searches compared it with the best one, and its loss "
        "is larger than two standard errors (±). Points lost are those of the lead over the mean of the others.</p>"
    )
    for seat in range(analysis.game.players):
        mistakes = [decision for decision in analysis.mistakes if decision.seat == seat]
        yield f'<h3 class="seat s{seat}">Seat {seat}</h3>'
        if not mistakes:
            yield "<p>No mistake can be shown.</p>"
            continue
        yield '<ul class="mistakes">'
        for decision in mistakes:
            yield (
                f'<li><a href="#d{decision.number}">Round {decision.round}, {decision.phase}</a>: '
                f"{escape(plain(decision.answer))} lost <b>{decision.loss_in_words}</b>; "
                f"better was {escape(plain(decision.best))}. <small>{escape(decision.reason)}</small></li>"
            )
        yield "</ul>"
    yield "</section>"


def _decisions(analysis: Analysis) -> Iterator[str]:
    """Return the table of decisions, with filters that work without scripts."""
    seats = range(analysis.game.players)
    yield '<section class="all"><h2>All decisions</h2><p class="filters">'
    yield '<label><input type="radio" name="seat" id="all" checked> all seats</label>'
    for seat in seats:
        yield f'<label class="seat s{seat}"><input type="radio" name="seat" id="only{seat}"> seat {seat}</label>'
    yield '<label><input type="checkbox" id="mistakes"> mistakes only</label></p>'
    yield (
        "<p>The winning chance of the seat that answers, before and after; after means at the next decision, with the "
        "tiles turned up in between. A gray loss is within its error: it may be none.</p>"
    )
    yield '<table class="decisions"><thead><tr><th>Seat</th><th>Answer</th><th>Best</th><th>Loss</th><th>Chance</th>'
    yield "<th>All seats, in %</th></tr></thead>"
    turns = {turn.first: number for number, turn in enumerate(analysis.turning_points, 1)}
    for phase in analysis.phases():
        start = phase[0]
        turn = turns.get(start.number)
        heading = f"Round {start.round}, {start.phase}"
        heading += f', <a href="#turn{turn}">turning point {turn}</a>' if turn else ""
        kinds = " ".join(sorted({f"has{decision.seat}" for decision in phase}))
        kinds += " wrong" if any(decision.is_mistake for decision in phase) else ""
        kinds += "".join(f" wrong{seat}" for seat in seats if any(d.is_mistake and d.seat == seat for d in phase))
        yield f'<tbody class="{kinds}"><tr class="phase"><th colspan="6">{heading}</th></tr>'
        for decision in phase:
            yield _row(decision)
        yield "</tbody>"
    yield "</table></section>"


def _row(decision: Decision) -> str:
    seat = decision.seat
    best = "" if decision.answer == decision.best else plain(decision.best)
    loss = decision.loss_in_words if best else ""
    return (
        f'<tr id="d{decision.number}" class="o{seat}{" mistake" if decision.is_mistake else ""}">'
        f'<td class="seat s{seat}">Seat {seat}</td><td>{escape(plain(decision.answer))}</td>'
        f'<td data-label="best">{escape(best)}</td><td data-label="loss" class="loss">{loss}</td>'
        f'<td class="chance">{percent(decision.before.winning[seat])} → {percent(decision.after.winning[seat])}</td>'
        f'<td class="everyone" data-label="all">{decision.before.numbers} → {decision.after.numbers}</td></tr>'
    )
