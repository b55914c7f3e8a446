"""The analysis of a finished game."""

from fastapi import APIRouter

from dynasty.insight.analysis import merge_findings
from dynasty.server.api.dependencies import TheRoom, TheTableService
from dynasty.server.api.schemas import analysis as schemas_analysis
from dynasty.server.db.analyses import AnalysisProgress
from dynasty.server.tables.analysis import check_can_analyse

router = APIRouter()


@router.get("/tables/{table_id}/analysis")
async def read_analysis(room: TheRoom, service: TheTableService) -> schemas_analysis.Analysis:
    """Return the progress of a finished game's analysis and, once it is complete, its findings."""
    check_can_analyse(room)
    return analysis_out(await service.analyses.progress(room.id))


@router.post("/tables/{table_id}/analysis", status_code=202)
async def ask_for_analysis(room: TheRoom, service: TheTableService) -> schemas_analysis.Analysis:
    """Request the analysis of a finished game; an interrupted one is resumed."""
    check_can_analyse(room)
    await service.analyses.ask(room)
    return analysis_out(await service.analyses.progress(room.id))


def analysis_out(found: AnalysisProgress | None) -> schemas_analysis.Analysis:
    if found is None:
        return schemas_analysis.Analysis(done=0, parts=0)
    out = schemas_analysis.Analysis(
        done=len(found.done), parts=len(found.task.parts), interrupted=found.is_interrupted
    )
    if not found.left:
        analysis = merge_findings(found.done.values())
        out.moments = [schemas_analysis.Moment.model_validate(one) for one in analysis.moments]
        out.mistakes = [schemas_analysis.Mistake.model_validate(one) for one in analysis.mistakes]
        out.turning_points = [after.move for _, after in analysis.turning_points]
        out.luck = [gift.share for gift in analysis.fortune()]
        out.luck_error = [gift.error for gift in analysis.fortune()]
        out.unjudged = list(analysis.unjudged)
    return out
