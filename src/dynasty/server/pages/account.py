"""The account pages: the player, their devices, and ways to sign in on a new one."""

from __future__ import annotations

from functools import partial
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import RedirectResponse

from dynasty.server.accounts import deletion
from dynasty.server.accounts import own_account as accounts_account
from dynasty.server.accounts.auth import KEY_COOKIE
from dynasty.server.accounts.own_account import Account
from dynasty.server.api.dependencies import (
    NamedKey,
    TheAccount,
    TheCaller,
    TheDatabase,
    TheGuessLimiter,
)
from dynasty.server.clock import SECONDS_PER_DAY
from dynasty.server.db import blocks, players
from dynasty.server.db.database import Database
from dynasty.server.db.players import CODE_KEY, PROGRAM_KEY, RECOVERY_KEY
from dynasty.server.http.addresses import client_address, is_loopback_url, is_unencrypted, site_url
from dynasty.server.http.parsing import MAX_NAME_LENGTH, Form, clean_name, read_form
from dynasty.server.http.qr import qr_svg
from dynasty.server.http.secrets import CODE_LENGTH, normalize_code
from dynasty.server.pages.invitation_links import add_cookies
from dynasty.server.pages.lobby import NAME_COOKIE, remember_name
from dynasty.server.pages.vacations import vacation_values
from dynasty.server.tables.caller import Caller
from dynasty.server.templating import page_response, reader_preferences
from dynasty.text import Translator

router = APIRouter(include_in_schema=False)


@router.get("/me")
async def show_account(
    account: TheAccount, db: TheDatabase, caller: TheCaller, request: Request
) -> Response:
    """Show the reader's name and devices; without a player, the ways to sign in."""
    if not caller.player:
        return page_response(request, "me_nobody.html")
    words = Translator(reader_preferences(request).language)
    keys = await account.keys()
    this = caller.key
    blocked = await db.read(partial(blocks.blocked_players, player=caller.player))
    return page_response(
        request,
        "me.html",
        words,
        me=await account.settings(),
        blocked=blocked,
        keys=[(key, last_used_text(words, key.seen, db.clock.now())) for key in keys],
        others=sum(key.kind != RECOVERY_KEY and key.hash != this for key in keys),
        recovery=any(key.kind == RECOVERY_KEY for key in keys),
        this=this,
        plain=is_unencrypted(request),
        **await vacation_values(db, caller, request, words),
    )


def last_used_text(words: Translator, seen: float, now: float) -> str:
    """Return how many days ago a key was last used, in words."""
    if not seen:
        return words.say("me-seen-never")
    days = int((now - seen) / SECONDS_PER_DAY)
    return words.say("me-seen-days", n=days) if days else words.say("me-seen-today")


def redirect_to_account() -> RedirectResponse:
    return RedirectResponse("/me", 303)


@router.post("/me/name")
async def rename_player(account: TheAccount, request: Request) -> Response:
    form = await read_form(request, fields=2)
    name = clean_name(form.text("name", MAX_NAME_LENGTH))
    await account.rename(name)
    answer = redirect_to_account()
    remember_name(request, answer, name)
    return answer


@router.post("/me/presence")
async def set_presence_visibility(account: TheAccount, request: Request) -> Response:
    """Set whether others see when the reader was last online."""
    form = await read_form(request, fields=2)
    await account.hide_last_seen(form.text("seen") != "show")
    return redirect_to_account()


@router.post("/me/open")
async def set_profile_visibility(account: TheAccount, request: Request) -> Response:
    """Set whether the reader's statistics and ratings are public."""
    form = await read_form(request, fields=2)
    await account.show_profile(form.text("open") == "yes")
    return redirect_to_account()


@router.post("/me/keys/{key}")
async def change_key(key: NamedKey, account: TheAccount, request: Request) -> Response:
    """Rename a device, or delete its key."""
    form = await read_form(request, fields=4)
    if form.text("do") == "end":
        await account.revoke_key(key)
    else:
        label = clean_name(form.text("label", MAX_NAME_LENGTH))
        await account.label_key(key, label)
    return redirect_to_account()


@router.post("/me/others")
async def sign_out_others(account: TheAccount) -> Response:
    """Sign out on all other devices."""
    await account.revoke_other_keys()
    return redirect_to_account()


@router.post("/me/leave")
async def sign_out(account: TheAccount) -> Response:
    """Sign out on this device."""
    await account.revoke_key(account.caller.key[: players.KEY_ID_DIGITS])
    answer = RedirectResponse("/", 303)
    answer.delete_cookie(KEY_COOKIE, httponly=True, samesite="lax")
    return answer


@router.post("/me/code")
async def create_sign_in_code(account: TheAccount, db: TheDatabase, request: Request) -> Response:
    """Show a code for signing in on another device: to scan, to open or to type."""
    code = await account.issue_pass(CODE_KEY)
    return show_secret(db, request, CODE_KEY, f"{code[:4]} {code[4:]}", f"/link/{code}")


@router.post("/me/recovery")
async def create_recovery_key(account: TheAccount, db: TheDatabase, request: Request) -> Response:
    """Show a new recovery key for when every device is lost; it is never sent in an address."""
    key = await account.issue_pass(RECOVERY_KEY)
    return show_secret(db, request, RECOVERY_KEY, key, f"/login#{key}")


@router.post("/me/program")
async def create_program_key(account: TheAccount, db: TheDatabase, request: Request) -> Response:
    """Show a new key for a program."""
    form = await read_form(request, fields=2)
    label = clean_name(form.text("label", MAX_NAME_LENGTH))
    key = await account.create_program_key(label)
    return show_secret(db, request, PROGRAM_KEY, key, "")


def show_secret(db: Database, request: Request, kind: str, secret: str, path: str) -> Response:
    """Show a secret, this once."""
    words = Translator(reader_preferences(request).language)
    site = site_url(request, db.settings)
    alone = is_loopback_url(site)
    scanned = path and site and not alone
    return page_response(
        request,
        "secret.html",
        words,
        kind=kind,
        secret=secret,
        picture=qr_svg(site + path, words.say(f"secret-{kind}-picture")) if scanned else "",
        alone=alone and path,
        address=site + path if kind == CODE_KEY else "",
        place=f"{site}/link" if site else "/link",
    )


# The way out


@router.get("/me/delete")
async def show_deletion(caller: TheCaller, request: Request) -> Response:
    """Show what deleting the account removes and what remains, before anything happens."""
    accounts_account.require_player(caller)
    return page_response(request, "delete.html")


@router.post("/me/delete")
async def delete_account(account: TheAccount, request: Request) -> Response:
    """Delete the reader's account if the box was ticked."""
    form = await read_form(request, fields=2)
    if form.text("sure") != "yes":
        return page_response(request, "delete.html")
    await deletion.delete_own_player(account)
    answer = page_response(request, "deleted.html")
    answer.delete_cookie(KEY_COOKIE, httponly=True, samesite="lax")
    answer.delete_cookie(NAME_COOKIE)
    return answer


# The ways in


@router.get("/link")
async def show_code_form(
    request: Request, code: Annotated[str, Query(max_length=40)] = ""
) -> Response:
    """Show the form for a sign-in code, or redirect to the page of a code that was typed."""
    if code:
        return RedirectResponse(f"/link/{quote(normalize_code(code), safe='')}", 303)
    return page_response(request, "link.html", length=CODE_LENGTH)


@router.get("/link/{code}")
async def show_sign_in(
    code: str, db: TheDatabase, caller: TheCaller, tries: TheGuessLimiter, request: Request
) -> Response:
    """Ask whether to sign in as this player; opening the page changes nothing."""
    given = await accounts_account.check_pass(db, tries, client_address(request), code)
    if given.key.player == caller.player:
        return redirect_to_account()
    had = await signed_in_name(db, caller)
    return page_response(request, "enter.html", name=given.name, code=code, had=had)


async def signed_in_name(db: Database, caller: Caller) -> str | None:
    """Return the name of the player already signed in on this device; None if there is none."""
    if not caller.player:
        return None
    return await db.read(partial(players.name_of, player=caller.player))


@router.post("/link/{code}")
async def sign_in_by_code(
    code: str, db: TheDatabase, account: TheAccount, tries: TheGuessLimiter, request: Request
) -> Response:
    form = await read_form(request, fields=4)
    given = await accounts_account.check_pass(db, tries, client_address(request), code)
    return await sign_in_and_redirect(account, given, form, request)


@router.get("/login")
async def show_login(db: TheDatabase, caller: TheCaller, request: Request) -> Response:
    """Show a sign-in form that a browser's password manager can fill in."""
    had = await signed_in_name(db, caller)
    return page_response(request, "login.html", had=had)


@router.post("/login")
async def sign_in_by_key(
    db: TheDatabase, account: TheAccount, tries: TheGuessLimiter, request: Request
) -> Response:
    form = await read_form(request, fields=4)
    given = await accounts_account.check_pass(
        db, tries, client_address(request), "", form.text("key", 80)
    )
    return await sign_in_and_redirect(account, given, form, request)


async def sign_in_and_redirect(
    account: Account, given: accounts_account.DevicePass, form: Form, request: Request
) -> Response:
    """Sign in on this device and redirect to the lobby."""
    cookies, answer = Response(), RedirectResponse("/", 303)
    await account.sign_in(given, form.text("bring") == "yes", request, cookies)
    remember_name(request, answer, given.name)
    return add_cookies(answer, cookies)
