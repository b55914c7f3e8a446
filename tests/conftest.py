"""Failures of the checks show their values, as those of tests do."""

import pytest

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy")
