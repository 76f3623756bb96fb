"""An analysis as one HTML page without scripts or external files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib.resources import files

from .. import locale
from ..game.score import Score
from ..locale.message_text import sentence, text
from ..locale.words import Words, capital
from .analysis_results import Analysis, Decision, TurningPoint
from .review_messages import answers, cost, loss, numbers, percent, similar, swings
from .review_text import about, when, words_for

_MOST_LABELS = 10


def page(analysis: Analysis, name: str, language: str = locale.ENGLISH) -> str:
    """Return the page; `name` is the name of the game."""
    style = files(__package__).joinpath("html_report.css").read_text(encoding="utf-8")
    words = words_for(analysis, language)
    title = escape(f"Puerto Rico: {name}")
    body = "\n".join(
        [
            f"<h1>{title}</h1>",
            f"<p>{escape(about(analysis, words))}</p>",
            *_curve(analysis, words),
            *_turning_points(analysis, words),
            *_players(analysis, words),
            *_mistakes(analysis, words),
            *_scores(analysis, words),
            *_decisions(analysis, words),
        ]
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _name(words: Words, seat: int) -> str:
    return escape(capital(words.name(seat)))


def _share(words: Words, chance: float) -> str:
    return words("report-share", percent=percent(chance))


def _players(analysis: Analysis, words: Words) -> Iterator[str]:
    game = analysis.game
    yield f"<section><h2>{words('report-players')}</h2>"
    yield '<ul class="seats">'
    for seat, score in enumerate(game.scores):
        won = game.is_over and seat in game.winners
        points = words("count-points", n=score.total) + (f", {words('report-winner')}" if won else "")
        review = analysis.reviews[seat]
        level = similar(review)
        own = sentence(words, numbers(review)).removeprefix(f"{capital(words.name(seat))}: ")
        yield (
            f'<li class="seat s{seat}"><b>{_name(words, seat)}</b>'
            f"<span>{points}</span>"
            f"<span>{escape(capital(own))}</span>"
            f"<span>{sentence(words, level) if level else ''}</span></li>"
        )
    yield "</ul></section>"


@dataclass(frozen=True, slots=True)
class _Point:
    """A point of the chart: its time, the chance of every seat, and what is chosen then."""

    x: float
    winning: tuple[float, ...]
    what: str


def _points(analysis: Analysis, words: Words) -> list[_Point]:
    """Return one point where each phase begins, with equally wide rounds, and one at the end."""
    phases = analysis.phases()
    rounds = [phase[0].round for phase in phases]
    first, width = rounds[0], rounds[-1] - rounds[0] + 1
    points = []
    for index, phase in enumerate(phases):
        start = phase[0]
        share = rounds[:index].count(start.round) / rounds.count(start.round)
        what = f"{when(words, start)}, {words.name(start.seat)}"
        points.append(_Point((start.round - first + share) / width, start.before.winning, what))
    over = words("chart-end" if analysis.game.is_over else "report-now")
    return [*points, _Point(1.0, phases[-1][-1].after.winning, over)]


def _curve(analysis: Analysis, words: Words) -> Iterator[str]:
    points = _points(analysis, words)
    seats = range(analysis.game.players)

    def shares(point: _Point) -> str:
        return ", ".join(f"{_name(words, seat)} {_share(words, chance)}" for seat, chance in enumerate(point.winning))

    yield f'<section><h2>{words("analysis-chances")}</h2><figure><ul class="legend">'
    for seat in seats:
        line = '<svg viewBox="0 0 30 10"><path class="line" d="M0 5H30"/></svg>'
        yield f'<li class="s{seat}">{line}{_name(words, seat)}</li>'
    yield '</ul><div class="plot"><svg viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" '
    yield f'aria-label="{words("analysis-chances")}. {points[-1].what}: {shares(points[-1])}">'
    for share in (0, 25, 50, 75, 100):
        yield f'<path class="grid" d="M0 {share}H1000"/>'
    for seat in seats:
        path = "L".join(f"{1000 * point.x:.1f} {100 - 100 * point.winning[seat]:.1f}" for point in points)
        yield f'<path class="line s{seat}" d="M{path}"/>'
    for point, after in zip(points, [*points[1:], points[-1]], strict=True):
        width = max(1000 * (after.x - point.x), 1)
        yield (
            f'<rect class="hover" x="{1000 * point.x:.1f}" y="0" width="{width:.1f}" height="100">'
            f"<title>{escape(point.what)}: {shares(point)}</title></rect>"
        )
    yield "</svg>"
    for share in (0, 50, 100):
        yield f'<span class="y" style="top:{100 - share}%">{_share(words, share / 100)}</span>'
    starts = {start.number: point for point, (start, *_) in zip(points, analysis.phases(), strict=False)}
    for number, turn in enumerate(analysis.turning_points, 1):
        point = starts[turn.first]
        top = 100 - 100 * point.winning[turn.seat]
        yield (
            f'<a class="mark s{turn.seat}" href="#turn{number}" style="left:{100 * point.x:.1f}%;top:{top:.1f}%" '
            f'aria-label="{words("report-turning-point", n=number)}">{number}</a>'
        )
    yield f'</div><div class="x">{"".join(_round_labels(analysis))}</div>'
    note = words("report-error", error=percent(analysis.largest_error))
    note += f" {words('report-marks')}" if analysis.turning_points else ""
    yield f"<figcaption>{note}</figcaption></figure></section>"


def _round_labels(analysis: Analysis) -> Iterator[str]:
    first, last = analysis.decisions[0].round, analysis.decisions[-1].round
    step = -(-(last - first + 1) // _MOST_LABELS)
    for index, number in enumerate(range(first, last + 1, step)):
        minor = ' class="minor"' if index % 2 else ""
        yield f'<span{minor} style="left:{100 * (number - first) / (last - first + 1):.1f}%">{number}</span>'


def _turning_points(analysis: Analysis, words: Words) -> Iterator[str]:
    yield f"<section><h2>{words('analysis-turning-points')}</h2>"
    turns = analysis.turning_points
    if not turns:
        yield f"<p>{words('analysis-none')}</p></section>"
        return
    yield '<ol class="turns">'
    for number, turn in enumerate(turns, 1):
        told = escape(f"{when(words, turn)}: {sentence(words, swings(turn))}")
        yield f'<li id="turn{number}"><p>{told}</p>{_deeds(analysis, turn, words)}</li>'
    yield "</ol></section>"


def _deeds(analysis: Analysis, turn: TurningPoint, words: Words) -> str:
    """Return what each seat answered in that phase."""
    deeds: dict[int, list[str]] = {}
    for decision in analysis.decisions[turn.first - 1 : turn.last]:
        played = text(words, answers(decision)[0])
        deeds.setdefault(decision.seat, []).append(f'<a href="#d{decision.number}">{escape(played)}</a>')
    rows = (
        f'<li><span class="seat s{seat}">{_name(words, seat)}</span> {", ".join(texts)}</li>'
        for seat, texts in deeds.items()
    )
    return f'<ul class="deeds">{"".join(rows)}</ul>'


def _scores(analysis: Analysis, words: Words) -> Iterator[str]:
    game = analysis.game
    scores = game.scores
    sources = [source for source in scores[0].sources() if any(score.sources()[source] for score in scores)]
    heading = words("report-sources" if game.is_over else "report-sources-so-far")
    yield f'<section><h2>{heading}</h2><ul class="legend">'
    for source in sources:
        yield f'<li class="source {source}"><i></i>{words.of("score", source)}</li>'
    yield '</ul><ul class="bars">'
    longest = max(1, *(score.total for score in scores))
    for seat, score in enumerate(scores):
        bar = _bar(score, longest, words)
        yield f'<li><span class="seat s{seat}">{_name(words, seat)}</span><span class="bar">{bar}</span>'
        yield f"<b>{score.total}</b></li>"
    yield '</ul><div class="scroll"><table class="numbers"><thead><tr><th></th>'
    yield "".join(f"<th>{_name(words, seat)}</th>" for seat in range(game.players)) + "</tr></thead><tbody>"
    for source in sources:
        yield _number_row(words.of("score", source), [score.sources()[source] for score in scores])
    yield _number_row(words("score-total"), [score.total for score in scores])
    yield _number_row(words("score-tie-break"), [score.tie_break for score in scores])
    yield "</tbody></table></div></section>"


def _bar(score: Score, longest: int, words: Words) -> str:
    return "".join(
        f'<i class="source {source}" style="width:{100 * points / longest:.2f}%" '
        f'title="{words.of("score", source)} {points}">'
        f"{points if 100 * points / longest > 6 else ''}</i>"
        for source, points in score.sources().items()
        if points
    )


def _number_row(label: str, numbers: list[int]) -> str:
    return f"<tr><th>{label}</th>" + "".join(f"<td>{number}</td>" for number in numbers) + "</tr>"


def _mistakes(analysis: Analysis, words: Words) -> Iterator[str]:
    yield f"<section><h2>{words('report-mistakes')}</h2>"
    yield f"<p>{words('report-mistake-rule')}</p>"
    for seat in range(analysis.game.players):
        mistakes = [decision for decision in analysis.mistakes if decision.seat == seat]
        yield f'<h3 class="seat s{seat}">{_name(words, seat)}</h3>'
        if not mistakes:
            yield f"<p>{words('report-no-mistakes')}</p>"
            continue
        yield '<ul class="mistakes">'
        for decision in mistakes:
            why = "".join(f"<li>{escape(sentence(words, line))}</li>" for line in decision.reasons)
            yield (
                f'<li><a href="#d{decision.number}">{when(words, decision)}</a>. '
                f"{escape(sentence(words, cost(decision)))}<ul>{why}</ul></li>"
            )
        yield "</ul>"
    yield "</section>"


def _decisions(analysis: Analysis, words: Words) -> Iterator[str]:
    """Yield the table of decisions, with filters that work without scripts."""
    seats = range(analysis.game.players)
    yield f'<section class="all"><h2>{words("report-all")}</h2><p class="filters">'
    yield f'<label><input type="radio" name="seat" id="all" checked> {words("report-all-players")}</label>'
    for seat in seats:
        chosen = f'<input type="radio" name="seat" id="only{seat}">'
        yield f'<label class="seat s{seat}">{chosen} {escape(words.name(seat))}</label>'
    yield f'<label><input type="checkbox" id="mistakes"> {words("report-only-mistakes")}</label></p>'
    yield f"<p>{words('report-all-note')}</p>"
    columns = ("report-player", "report-answer", "report-best", "report-loss", "report-chance", "report-everyone")
    headings = "".join(f"<th>{words(column)}</th>" for column in columns)
    yield f'<table class="decisions"><thead><tr>{headings}</tr></thead>'
    turns = {turn.first: number for number, turn in enumerate(analysis.turning_points, 1)}
    for phase in analysis.phases():
        start = phase[0]
        heading = when(words, start)
        if turn := turns.get(start.number):
            heading += f', <a href="#turn{turn}">{words("report-turning-point", n=turn)}</a>'
        kinds = " ".join(sorted({f"has{decision.seat}" for decision in phase}))
        kinds += " wrong" if any(decision.is_mistake for decision in phase) else ""
        kinds += "".join(f" wrong{seat}" for seat in seats if any(d.is_mistake and d.seat == seat for d in phase))
        yield f'<tbody class="{kinds}"><tr class="phase"><th colspan="6">{heading}</th></tr>'
        for decision in phase:
            yield _row(decision, words)
        yield "</tbody>"
    yield "</table></section>"


def _row(decision: Decision, words: Words) -> str:
    seat = decision.seat
    played, best = (text(words, answer) for answer in answers(decision))
    is_best = decision.answer == decision.best
    before, after = (_share(words, each.winning[seat]) for each in (decision.before, decision.after))
    return (
        f'<tr id="d{decision.number}" class="o{seat}{" mistake" if decision.is_mistake else ""}">'
        f'<td class="seat s{seat}">{_name(words, seat)}</td><td>{escape(played)}</td>'
        f'<td data-label="{words("report-best")}">{"" if is_best else escape(best)}</td>'
        f'<td data-label="{words("report-loss")}" class="loss">{"" if is_best else text(words, loss(decision))}</td>'
        f'<td class="chance">{before} → {after}</td>'
        f'<td class="everyone" data-label="{words("report-everyone")}">'
        f"{decision.before.numbers} → {decision.after.numbers}</td></tr>"
    )
