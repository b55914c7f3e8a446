"""The Region turn: benefit, banner, and the actions of a region (TX-5)."""

from typing import Final

from dynasty.games.tianxia.effect_codes import gain_nouns
from dynasty.games.tianxia.names import (
    BANNERS,
    COIN,
    COLOURS,
    FROM_REGION,
    KINDS_OF_STUFF,
    NOTHING,
    P13,
    PORTS,
    REGIONS,
    SPACES,
    STUFF,
    TRACKS,
    WOOD,
)
from dynasty.games.tianxia.rules.buildings import (
    CLOSED,
    INSTALL,
    OTHER_REGION,
    P05_GAIN,
    PAY_INSTALL,
    TRIGGER_P05,
    install_because,
    install_price,
    may_install,
    p05_refusal,
    slot_details,
    slot_refusal,
    trigger_p05,
    wood_saved,
    wood_to_spend,
)
from dynasty.games.tianxia.rules.effects import resolve
from dynasty.games.tianxia.rules.exchange import (
    BACK,
    EXCHANGE,
    EXCHANGE_UNITS,
    OTHER_SPACE,
    exchange_because,
    exchange_refusal,
    exchanges,
    may_exchange,
)
from dynasty.games.tianxia.rules.free_actions import FREE_ACTIONS
from dynasty.games.tianxia.rules.palace_tracks import advance, may_advance, step_details
from dynasty.games.tianxia.rules.shipping_action import begin_shipping, port_refusal, ship_details
from dynasty.games.tianxia.rules.ships import (
    NO_GOODS,
    SHIP,
    SHIP_FULL,
    good_name,
    may_ship,
    ship_because,
    ship_refusal,
)
from dynasty.games.tianxia.rules.stock_and_score import has, held
from dynasty.games.tianxia.rules.turn_flags import (
    BANNER_DONE,
    BENEFIT_GAINED,
    BY_REGION,
    EXCHANGED,
    INSTALLED,
    INSTALLING,
    MARKED,
    RESOLVED,
    SHIPPED,
)
from dynasty.games.tianxia.state import TianxiaState
from dynasty.kernel import Choice, Refusal, Step, Values, choices

BENEFIT: Final = choices("benefit", REGIONS)
BANNER: Final = choices("banner", BANNERS[: len(COLOURS)])
FINISH: Final = choices("finish", SPACES)

MAY_INSTALL: Final = Refusal("TX-5.4", "may-install")
NO_BENEFIT: Final = Refusal("TX-5.2", "no-benefit")
DONE_ALREADY: Final = Refusal("TX-5.2", "done-already")
OTHER_BANNER: Final = Refusal("TX-5.2", "other-banner")
TRACK_ENDED: Final = Refusal("TX-6.3", "track-ended")
NO_PORT: Final = Refusal("TX-5.3", "no-port")
ACT_FIRST: Final = Refusal("TX-5.2", "act-first")
NO_INSTALL: Final = Refusal("TX-5.4", "no-install")

# What hinders a Shipping action, for sentences.
NO_SHIPPING: Final = 0
UNPAID: Final = 1
FULL: Final = 2
NO_PIECE: Final = 3


def can_act(s: TianxiaState, seat: int, region: int, coins: int, wood: int) -> bool:
    """[TX-5.2] Return whether an action of the region would be possible after paying the marker.

    Counts what the seat holds and the printed benefit, not the reward of the banner.
    """
    if may_exchange(s, seat, region, coins):
        return True
    if may_install(s, seat, region, wood + s.box.region_wood[region]):
        return True
    port = s.box.region_port[region]
    return port != NOTHING and may_ship(s, seat, port)


def no_action_because(s: TianxiaState, seat: int, region: int) -> Values:
    """[TX-5.2] Return what each action of the region needs, and what the seat would have."""
    prices = [install_price(s, seat, slot) for slot in s.box.region_slots[region]]
    cheapest = min(prices, default=CLOSED)
    found: Values = {
        "region": REGIONS[region],
        "meeples": s.meeples[seat],
        "closed": int(cheapest == CLOSED),
        "cheapest": ("wood",) * cheapest,
        "wood": wood_to_spend(s, seat) + s.box.region_wood[region],
        "exchange": int(s.box.region_give[region] != NOTHING),
        "ship": NO_SHIPPING,
    }
    if found["exchange"]:
        found["give"] = STUFF[s.box.region_give[region]]
    port = s.box.region_port[region]
    if port != NOTHING:
        refusal = ship_refusal(s, seat, port, True)
        found["ship"] = (
            UNPAID if refusal is NO_GOODS else FULL if refusal is SHIP_FULL else NO_PIECE
        )
        found |= ship_because(s, seat, port)
    return found


def legal_action(s: TianxiaState, seat: int, region: int) -> bool:
    """[TX-5.2] [RU-5] Return whether an action is open, now or by the benefit still to gain."""
    done, wood = s.done, wood_to_spend(s, seat)
    if not done & BENEFIT_GAINED:
        wood += s.box.region_wood[region]
    if not done & EXCHANGED and may_exchange(s, seat, region, held(s, seat, COIN)):
        return True
    port = s.box.region_port[region]
    if port != NOTHING and not done & SHIPPED and may_ship(s, seat, port):
        return True
    return not done & INSTALLED and may_install(s, seat, region, wood)


class ActInRegion(Step[TianxiaState]):
    """[TX-5.2] Take benefit, banner, and each action of the region once, in any order."""

    rule = "TX-5.2"
    prompt = "ask-region"
    offers = (*BENEFIT, *BANNER, *INSTALL, TRIGGER_P05, *EXCHANGE, *SHIP, *FINISH[: len(REGIONS)])
    endings = FINISH[: len(REGIONS)]
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        legal: list[Choice] = []
        done, box = s.done, s.box
        if not done & BENEFIT_GAINED and box.region_benefit[arg]:
            legal.append(BENEFIT[arg])
        track = s.banners[box.region_ring[arg]]
        if not done & BANNER_DONE and may_advance(s, seat, track):
            legal.append(BANNER[track])
        before = len(legal)
        if not done & INSTALLED:
            legal += installs(s, seat, arg)
            if len(legal) > before and p05_refusal(s, seat) is None:
                legal.append(TRIGGER_P05)
        if not done & EXCHANGED and box.region_give[arg] != NOTHING:
            legal += exchanges(s, seat, arg)
        port = box.region_port[arg]
        if not done & SHIPPED and port != NOTHING:
            legal += ships(s, seat, port)
        if done & RESOLVED or (len(legal) == before and not legal_action(s, seat, arg)):
            legal.append(FINISH[arg])
        return legal

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        verb, done = choice.verb, s.done
        if verb == "benefit":
            return benefit_refusal(s, arg, choice.at)
        if verb == "banner":
            return banner_refusal(s, seat, arg, choice.at)
        if verb == "finish":
            if choice.at != arg:
                return OTHER_SPACE
            stays = not done & RESOLVED and legal_action(s, seat, arg)
            return ACT_FIRST if stays else None
        if verb == "exchange":
            if done & EXCHANGED:
                return DONE_ALREADY
            return exchange_refusal(s, seat, arg, choice.at)
        if verb == "ship":
            if done & SHIPPED:
                return DONE_ALREADY
            port = s.box.region_port[arg]
            return NO_PORT if port == NOTHING else port_refusal(s, seat, port, choice.at)
        if done & INSTALLED:
            return DONE_ALREADY
        return install_refusal(s, seat, arg, choice)

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        verb = choice.verb
        if verb == "finish":
            if not s.done & BENEFIT_GAINED:
                gain_benefit(s, seat, arg)
            return
        s.then(ACT_IN_REGION, seat, arg)
        if verb == "benefit":
            gain_benefit(s, seat, arg)
        elif verb == "banner":
            s.done |= BANNER_DONE
            advance(s, seat, choice.at, FROM_REGION + arg)
        elif verb == "exchange":
            s.then(EXCHANGE_UNITS, seat, arg << 4 | choice.at)
        elif verb == "ship":
            begin_shipping(s, seat, choice.at, MARKED | BY_REGION)
        else:
            begin_install(s, seat, arg, choice)

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "install":
            return slot_details(s, choice.at, install_price(s, seat, choice.at))
        if choice.verb == "banner":
            return {"track": TRACKS[choice.at], **step_details(s, seat, choice.at)}
        if choice.verb == "benefit":
            return {"gain": gain_nouns(s.box.region_benefit[arg])}
        if choice is TRIGGER_P05:
            return P05_GAIN
        if choice.verb == "exchange":
            most = min(s.box.exchange_max, held(s, seat, choice.at))
            return {"get": good_name(s.box.region_get[arg]), "most": most}
        if choice.verb == "ship":
            return ship_details(s, choice.at)
        due = () if s.done & BENEFIT_GAINED else gain_nouns(s.box.region_benefit[arg])
        return {"due": len(due), "gain": due}

    def gives_up(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> str:
        if not s.done & BANNER_DONE and may_advance(s, seat, s.banners[s.box.region_ring[arg]]):
            return "forgo-banner"
        return "forgo-action" if legal_action(s, seat, arg) else ""

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        here: Values = {"region": REGIONS[arg]}
        if choice.verb == "banner":
            banner = BANNERS[s.banners[s.box.region_ring[arg]]]
            return {**here, "banner": banner, "track": TRACKS[choice.at]}
        if choice.verb == "exchange":
            return exchange_because(s, arg, choice.at)
        if choice.verb == "ship":
            return {**here, **ship_because(s, seat, choice.at)}
        if choice.verb in {"install", "trigger"}:
            return {**here, **install_because(s, seat, choice)}
        return here


def benefit_refusal(s: TianxiaState, region: int, wanted: int) -> Refusal | None:
    """[TX-5.2] Return why the printed benefit cannot be gained: none here, or gained already."""
    if wanted != region:
        return OTHER_SPACE
    if not s.box.region_benefit[region]:
        return NO_BENEFIT
    return DONE_ALREADY if s.done & BENEFIT_GAINED else None


def banner_refusal(s: TianxiaState, seat: int, region: int, track: int) -> Refusal | None:
    """[TX-5.2] Return why the seat cannot make the step on the track of the ring's banner."""
    if s.banners[s.box.region_ring[region]] != track:
        return OTHER_BANNER
    if s.done & BANNER_DONE:
        return DONE_ALREADY
    return None if may_advance(s, seat, track) else TRACK_ENDED


def install_refusal(s: TianxiaState, seat: int, region: int, choice: Choice) -> Refusal | None:
    """[TX-5.4] [TX-1.4] Return why this install, or p05's Merchant before it, is impossible."""
    if choice is TRIGGER_P05:
        if not may_install(s, seat, region, wood_to_spend(s, seat)):
            return NO_INSTALL
        return p05_refusal(s, seat)
    if s.box.slot_region[choice.at] != region:
        return OTHER_REGION
    return slot_refusal(s, seat, choice.at, wood_to_spend(s, seat))


def installs(s: TianxiaState, seat: int, region: int) -> list[Choice]:
    """[TX-5.4] Return the Buildings of the region where the seat can install."""
    wood = s.stuff[seat * KINDS_OF_STUFF + WOOD] + wood_saved(s, seat)
    if not s.meeples[seat]:
        return []
    slots = s.box.region_slots[region]
    return [INSTALL[slot] for slot in slots if install_price(s, seat, slot) <= wood]


def ships(s: TianxiaState, seat: int, port: int) -> list[Choice]:
    """[TX-5.8] [TX-5.11] Return the Ships that the seat can choose here."""
    if has(s, seat, P13):
        return [c for c in SHIP[:PORTS] if ship_refusal(s, seat, c.at, True) is None]
    return [SHIP[port]] if ship_refusal(s, seat, port, True) is None else []


def gain_benefit(s: TianxiaState, seat: int, region: int) -> None:
    """[TX-5.2] Gain the region's printed benefit."""
    s.done |= BENEFIT_GAINED
    resolve(s, seat, FROM_REGION + region, s.box.region_benefit[region])


def begin_install(s: TianxiaState, seat: int, region: int, choice: Choice) -> None:
    """[TX-5.4] [TX-1.4] Go and install, perhaps with the Merchant of p05 first."""
    if choice is TRIGGER_P05:
        s.done |= INSTALLING
        trigger_p05(s, seat, INSTALL_HERE, region)
    else:
        s.done = s.done & ~INSTALLING | INSTALLED | RESOLVED
        s.then(PAY_INSTALL, seat, choice.at)


class InstallHere(Step[TianxiaState]):
    """[TX-1.4] Install once the Merchant of p05 is placed, unless it became impossible."""

    rule = "TX-5.4"
    prompt = "ask-install"
    offers = (*INSTALL, *BACK)
    endings = BACK
    compares = "wood"
    window = FREE_ACTIONS

    def choices(self, s: TianxiaState, seat: int, arg: int) -> list[Choice]:
        return installs(s, seat, arg) or [BACK[arg]]

    def refusal(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Refusal | None:
        if choice.verb == "install":
            return install_refusal(s, seat, arg, choice)
        if choice.at != arg:
            return OTHER_SPACE
        return MAY_INSTALL if installs(s, seat, arg) else None

    def take(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> None:
        if choice.verb == "install":
            begin_install(s, seat, arg, choice)
        else:
            s.done &= ~INSTALLING

    def details(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        if choice.verb == "install":
            return slot_details(s, choice.at, install_price(s, seat, choice.at))
        return P05_GAIN if choice is TRIGGER_P05 else {}

    def because(self, s: TianxiaState, seat: int, arg: int, choice: Choice) -> Values:
        here: Values = {"region": REGIONS[arg]}
        return here if choice.verb == "back" else {**here, **install_because(s, seat, choice)}


ACT_IN_REGION: Final = ActInRegion()
INSTALL_HERE: Final = InstallHere()
