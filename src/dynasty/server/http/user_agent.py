"""The name of a device, from its user agent: browser and system."""

from typing import Final

from dynasty.server.http.parsing import clean_name

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
OPERATING_SYSTEMS: Final = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_label(agent: str) -> str:
    """Return a label such as "Firefox, Linux" for a user agent; for a program, its first word."""
    found = [
        next((name for sign, name in kinds.items() if sign in agent), "")
        for kinds in (BROWSERS, OPERATING_SYSTEMS)
    ]
    named = ", ".join(name for name in found if name)
    return named or clean_name(agent.partition("/")[0])
