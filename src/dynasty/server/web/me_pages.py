"""Me: the player who reads, their devices, and the ways in from a new one."""

from __future__ import annotations

from functools import partial
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.api import club, me
from dynasty.server.api.common import TheCaller, TheHall, TheTries
from dynasty.server.door.addresses import address_of, is_own_machine, is_plain, site_of
from dynasty.server.door.inputs import LONGEST_NAME, Form, clean_name, form_of
from dynasty.server.door.qr import qr
from dynasty.server.door.tokens import CODE_LENGTH, read_code
from dynasty.server.people import devices, forgetting, players
from dynasty.server.people.callers import COOKIE
from dynasty.server.people.players import A_DAY, CODE, PROGRAM, RECOVERY
from dynasty.server.seats.seating import Caller
from dynasty.server.shapes.me_models import MeRequest
from dynasty.server.tables.hall import Hall
from dynasty.server.web.holiday_pages import holiday_part
from dynasty.server.web.link_pages import with_cookies
from dynasty.server.web.lobby import NAME, remember_name
from dynasty.server.web.templating import reader_of, respond
from dynasty.text import Words

router = APIRouter(include_in_schema=False)


@router.get("/me")
async def show_me(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Name and devices; whoever is nobody here yet sees the ways in."""
    if not caller.player:
        return respond(request, "me_nobody.html")
    words = Words(reader_of(request).language)
    keys = await me.list_keys(hall, caller)
    return respond(
        request,
        "me.html",
        words,
        me=await me.read_me(hall, caller),
        blocked=await club.list_blocks(hall, caller),
        keys=[(key, seen_words(words, key.seen, hall.clock.now())) for key in keys],
        others=sum(key.kind != RECOVERY and not key.this for key in keys),
        recovery=any(key.kind == RECOVERY for key in keys),
        plain=is_plain(request),
        **await holiday_part(hall, caller, request, words),
    )


def seen_words(words: Words, seen: float, now: float) -> str:
    """When a key was last used, by day."""
    if not seen:
        return words.say("me-seen-never")
    days = int((now - seen) / A_DAY)
    return words.say("me-seen-days", n=days) if days else words.say("me-seen-today")


def back() -> RedirectResponse:
    return RedirectResponse("/me", 303)


@router.post("/me/name")
async def rename(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    form = await form_of(request, fields=2)
    name = clean_name(form.text("name", LONGEST_NAME))
    await devices.rename(hall, caller, name)
    answer = back()
    remember_name(request, answer, name)
    return answer


@router.post("/me/presence")
async def show_or_hide(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Whether others see when the reader was last here."""
    form = await form_of(request, fields=2)
    await devices.set_shy(hall, caller, form.text("seen") != "show")
    return back()


@router.post("/me/open")
async def open_or_close(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """Whether everybody sees the reader's statistics and ratings."""
    form = await form_of(request, fields=2)
    await me.change_me(MeRequest(open=form.text("open") == "yes"), hall, caller)
    return back()


@router.post("/me/keys/{key}")
async def change_key(
    key: me.NamedKey, hall: TheHall, caller: TheCaller, request: Request
) -> Response:
    """Call a device otherwise, or end its key."""
    form = await form_of(request, fields=4)
    if form.text("do") == "end":
        await devices.end_key(hall, caller, key)
    else:
        label = clean_name(form.text("label", LONGEST_NAME))
        await devices.name_key(hall, caller, key, label)
    return back()


@router.post("/me/others")
async def end_others(hall: TheHall, caller: TheCaller) -> Response:
    """Only this device opens the player any more."""
    await devices.end_others(hall, caller)
    return back()


@router.post("/me/leave")
async def leave(hall: TheHall, caller: TheCaller) -> Response:
    """This device opens nothing any more."""
    await devices.end_key(hall, caller, caller.key[: players.ID])
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return answer


@router.post("/me/code")
async def new_code(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """A way in for another device: to scan, to open or to type."""
    code = await devices.new_pass(hall, caller, CODE)
    return show_secret(hall, request, CODE, f"{code[:4]} {code[4:]}", f"/link/{code}")


@router.post("/me/recovery")
async def new_recovery(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """The key to keep for when every device is lost; in an address it is never sent."""
    key = await devices.new_pass(hall, caller, RECOVERY)
    return show_secret(hall, request, RECOVERY, key, f"/login#{key}")


@router.post("/me/program")
async def new_program(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """A key for a program."""
    form = await form_of(request, fields=2)
    label = clean_name(form.text("label", LONGEST_NAME))
    key = await devices.new_key(hall, caller, PROGRAM, label)
    return show_secret(hall, request, PROGRAM, key, "")


def show_secret(hall: Hall, request: Request, kind: str, secret: str, path: str) -> Response:
    """Something that is shown this once."""
    words = Words(reader_of(request).language)
    site = site_of(request, hall.settings)
    alone = is_own_machine(site)
    scanned = path and site and not alone
    return respond(
        request,
        "secret.html",
        words,
        kind=kind,
        secret=secret,
        picture=qr(site + path, words.say(f"secret-{kind}-picture")) if scanned else "",
        alone=alone and path,
        address=site + path if kind == CODE else "",
        place=f"{site}/link" if site else "/link",
    )


# The way out


@router.get("/me/delete")
async def ask_delete(caller: TheCaller, request: Request) -> Response:
    """What goes and what stays, before anything is done."""
    devices.check_somebody(caller)
    return respond(request, "delete.html")


@router.post("/me/delete")
async def delete(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """The reader is nobody any more; without the tick nothing happens."""
    form = await form_of(request, fields=2)
    if form.text("sure") != "yes":
        return respond(request, "delete.html")
    await forgetting.forget_me(hall, caller)
    answer = respond(request, "deleted.html")
    answer.delete_cookie(COOKIE, httponly=True, samesite="lax")
    answer.delete_cookie(NAME)
    return answer


# The ways in


@router.get("/link")
async def ask_code(request: Request, code: Annotated[str, Query(max_length=40)] = "") -> Response:
    """A code that is typed leads where its picture does."""
    if code:
        return RedirectResponse(f"/link/{quote(read_code(code), safe='')}", 303)
    return respond(request, "link.html", length=CODE_LENGTH)


@router.get("/link/{code}")
async def show_link(
    code: str, hall: TheHall, caller: TheCaller, tries: TheTries, request: Request
) -> Response:
    """Whether to go on here as somebody: looking changes nothing."""
    given = await devices.pass_of(hall, tries, address_of(request), code)
    if given.key.player == caller.player:
        return back()
    had = await had_before(hall, caller)
    return respond(request, "enter.html", name=given.name, code=code, had=had)


async def had_before(hall: Hall, caller: Caller) -> str | None:
    """The name of the player that this device has already; None if it has none."""
    if not caller.player:
        return None
    return await hall.store.read(partial(players.name_of, player=caller.player))


@router.post("/link/{code}")
async def enter_by_code(
    code: str, hall: TheHall, caller: TheCaller, tries: TheTries, request: Request
) -> Response:
    form = await form_of(request, fields=4)
    given = await devices.pass_of(hall, tries, address_of(request), code)
    return await entered(hall, given, caller, form, request)


@router.get("/login")
async def show_login(hall: TheHall, caller: TheCaller, request: Request) -> Response:
    """A form that a browser's own keeper of passwords knows to fill."""
    had = await had_before(hall, caller)
    return respond(request, "login.html", had=had)


@router.post("/login")
async def log_in(hall: TheHall, caller: TheCaller, tries: TheTries, request: Request) -> Response:
    form = await form_of(request, fields=4)
    given = await devices.pass_of(hall, tries, address_of(request), "", form.text("key", 80))
    return await entered(hall, given, caller, form, request)


async def entered(
    hall: Hall, given: devices.Pass, caller: Caller, form: Form, request: Request
) -> Response:
    """The device is in."""
    cookies, answer = Response(), RedirectResponse("/", 303)
    await me.enter(hall, given, caller, form.text("bring") == "yes", request, cookies)
    remember_name(request, answer, given.name)
    return with_cookies(answer, cookies)
