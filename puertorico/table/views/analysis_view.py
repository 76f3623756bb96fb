"""An analysis for the wire."""

from __future__ import annotations

import msgspec

from ...game.notation import ANSWER
from ...study.analysis_results import Analysis
from ...study.report import as_data
from ...study.review_messages import cost, numbers, similar, swings
from ..wire.analysis import AnalysisView
from ..wire.question import AnswerParts


def analysis_view(analysis: Analysis) -> AnalysisView:
    """Return an analysis as in its report, but with answers in parts and with messages."""
    data = as_data(analysis)
    for decision, found in zip(data["decisions"], analysis.decisions, strict=True):
        del decision["told"]
        decision |= {name: AnswerParts.of(ANSWER[decision[name]]) for name in ("answer", "best")}
        decision |= {"cost": cost(found) if found.is_mistake else None, "reasons": found.reasons}
    for turn, phase in zip(data["turning_points"], analysis.turning_points, strict=True):
        del turn["told"]
        turn["swings"] = swings(phase)
    for player, review in zip(data["reviews"], analysis.reviews, strict=True):
        player |= {"numbers": numbers(review), "similar": similar(review)}
    return msgspec.convert(msgspec.to_builtins(data), AnalysisView)
