"""What a device calls itself: its browser and its system, as far as that can be told."""

from typing import Final

from dynasty.server.door.inputs import clean_name

# In this order: most browsers also claim to be an older one.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def label_of(agent: str) -> str:
    """Such as "Firefox, Linux"; of a program, what it says first."""
    found = [
        next((name for sign, name in kinds.items() if sign in agent), "")
        for kinds in (BROWSERS, SYSTEMS)
    ]
    named = ", ".join(name for name in found if name)
    return named or clean_name(agent.partition("/")[0])
