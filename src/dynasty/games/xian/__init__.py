"""Xi'an: delegates craft, paint and arm the first emperor's clay army."""
