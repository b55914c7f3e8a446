"""Looking back at a game, for programs."""

from fastapi import APIRouter

from dynasty.insight.analysis import gathered
from dynasty.server.api.common import TheHall, TheRoom
from dynasty.server.minds.analyses import Progress
from dynasty.server.minds.analysing import check_over
from dynasty.server.shapes import analysis_models

router = APIRouter()


@router.get("/tables/{table_id}/analysis")
async def read_analysis(room: TheRoom, hall: TheHall) -> analysis_models.Analysis:
    """How far the analysis of a finished game is, and once it is whole what it found."""
    check_over(room)
    return analysis_out(await hall.analyst.progress(room.id))


@router.post("/tables/{table_id}/analysis", status_code=202)
async def ask_for_analysis(room: TheRoom, hall: TheHall) -> analysis_models.Analysis:
    """Have a finished game analysed; asking again goes on with it if it was interrupted."""
    check_over(room)
    await hall.analyst.ask(room)
    return analysis_out(await hall.analyst.progress(room.id))


def analysis_out(found: Progress | None) -> analysis_models.Analysis:
    if found is None:
        return analysis_models.Analysis(done=0, parts=0)
    out = analysis_models.Analysis(
        done=len(found.done), parts=len(found.task.parts), interrupted=found.is_interrupted
    )
    if not found.left:
        analysis = gathered(found.done.values())
        out.moments = [analysis_models.Moment.model_validate(one) for one in analysis.moments]
        out.mistakes = [analysis_models.Mistake.model_validate(one) for one in analysis.mistakes]
        out.turning_points = [after.move for _, after in analysis.turning_points]
        out.luck = [gift.share for gift in analysis.fortune()]
        out.luck_error = [gift.error for gift in analysis.fortune()]
        out.unjudged = list(analysis.unjudged)
    return out
