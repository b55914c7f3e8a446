"""Mistakes in an owner's component file: the text, the key at fault, what was expected."""

MISTAKES = {
    "a word for a number": (
        '[equipment.sword_1]\ncost = "three"',
        "equipment.sword_1.cost",
        "a whole number from 0 to 99, got 'three'",
    ),
    "a fraction": (
        "[equipment.sword_1]\ncost = 2.5",
        "equipment.sword_1.cost",
        "a whole number from 0 to 99, got 2.5",
    ),
    "a truth for a number": (
        "[equipment.sword_1]\ncost = true",
        "equipment.sword_1.cost",
        "a whole number from 0 to 99, got True",
    ),
    "a date for a number": (
        "[equipment.sword_1]\ncost = 2017-10-26",
        "equipment.sword_1.cost",
        "a whole number from 0 to 99",
    ),
    "a negative price": (
        "[equipment.sword_1]\ncost = -1",
        "equipment.sword_1.cost",
        "a whole number from 0 to 99, got -1",
    ),
    "more turns than cards": (
        "[constants]\nturns = { value = 7 }",
        "constants.turns.value",
        "a whole number from 1 to 6, got 7",
    ),
    "another hand than the rules know": (
        "[constants]\nhand = { value = 5 }",
        "constants.hand.value",
        "a whole number from 4 to 4, got 5",
    ),
    "a value instead of a table": (
        "[constants]\nturns = 5",
        "constants.turns",
        "a table, got 5",
    ),
    "a table instead of a value": (
        "[equipment.sword_1.cost]\nvalue = 3",
        "equipment.sword_1.cost",
        "a value, not a table, got {'value': 3}",
    ),
    "a text instead of a chapter": ('equipment = "all"', "equipment", "a table, got 'all'"),
    "an unknown chapter": (
        "[equipement.sword_1]\ncost = 3",
        "equipement",
        "a component key (did you mean equipment?), got 'equipement'",
    ),
    "an unknown card": (
        "[equipment.swrod_1]\ncost = 3",
        "equipment.swrod_1",
        "(did you mean sword_1?), got 'swrod_1'",
    ),
    "an unknown key": (
        "[equipment.sword_1]\ncosts = 3",
        "equipment.sword_1.costs",
        "(did you mean cost?), got 'costs'",
    ),
    "a key like no other": (
        "[equipment.sword_1]\nzzz = 3",
        "equipment.sword_1.zzz",
        "a component key, got 'zzz'",
    ),
    "an unknown colour": (
        '[tokens.request_01]\ncolour = "violet"',
        "tokens.request_01.colour",
        "one of yellow, red, green, blue, got 'violet'",
    ),
    "an unknown pigment of a miner": (
        '[workers.miner_1]\npigments = ["violet"]',
        "workers.miner_1.pigments",
        "a list of words from yellow, red, green, blue, got ['violet']",
    ),
    "a pigment that is no list": (
        '[workers.miner_1]\npigments = "yellow"',
        "workers.miner_1.pigments",
        "a list of words from yellow, red, green, blue, got 'yellow'",
    ),
    "a worker of another colour": (
        '[workers.miner_1]\ncolour = "red"',
        "workers.miner_1.colour",
        "one of blue, got 'red'",
    ),
    "a worker of another value": (
        "[workers.miner_1]\nvalue = 2",
        "workers.miner_1.value",
        "a whole number from 1 to 1, got 2",
    ),
    "a helper with five turns": (
        "[workers.officer]\nprestige = [1, 2, 3, 4, 5]",
        "workers.officer.prestige",
        "6 whole numbers from 0 to 99, got [1, 2, 3, 4, 5]",
    ),
    "a helper with a word among its points": (
        '[workers.officer]\nprestige = [1, 2, 3, 4, 5, "6"]',
        "workers.officer.prestige",
        "6 whole numbers from 0 to 99",
    ),
    "two tokens of one number": (
        "[tokens.request_01]\nnumber = 2",
        "tokens",
        "different numbers",
    ),
    "a token of number 13": (
        "[tokens.request_01]\nnumber = 13",
        "tokens.request_01.number",
        "a whole number from 1 to 12, got 13",
    ),
    "two starting tiles of one number": (
        "[start_tiles.start_1]\nnumber = 2",
        "start_tiles",
        "different numbers",
    ),
    "two buildings of one colour": (
        '[buildings.lab]\ncolour = "blue"',
        "buildings",
        "four buildings of four different colours",
    ),
    "three slots in one pair": (
        '[slots.left_1]\npair = "right"',
        "slots",
        "two slots in each pair",
    ),
    "a type of equipment changed": (
        '[equipment.sword_1]\ntype = "horse"',
        "equipment.sword_1.type",
        "sword",
    ),
    "one copy of another material": (
        '[equipment.sword_2]\nmaterial = "wood"',
        "equipment.sword_2.material",
        "the material of sword_1",
    ),
    "a row of four squares": (
        '[sides.a1_front]\nrows = ["S 4r 4 #", "5 3$$ # 3g S 4y"]',
        "sides.a1_front.rows",
        "two rows of five squares",
    ),
    "one row": (
        '[sides.a1_front]\nrows = ["S 4r 4 # 5"]',
        "sides.a1_front.rows",
        "a list of 2 strings",
    ),
    "rows of numbers": (
        "[sides.a1_front]\nrows = [1, 2]",
        "sides.a1_front.rows",
        "a list of 2 strings, got [1, 2]",
    ),
    "an unknown square": (
        '[sides.a1_front]\nrows = ["S 4x 4 # 5", "3$$ # 3g S 4y"]',
        "sides.a1_front.rows",
        "#, S, or points followed by letters from y r g b $, got '4x'",
    ),
    "a square without points": (
        '[sides.a1_front]\nrows = ["S r 4 # 5", "3$$ # 3g S 4y"]',
        "sides.a1_front.rows",
        "#, S, or points followed by letters from y r g b $, got 'r'",
    ),
    "too many statues": (
        '[sides.a1_front]\nrows = ["S S 4 # 5", "3$$ # 3g S 4y"]',
        "sides.a1_front.rows",
        "eight spaces, two of them with a statue",
    ),
    "too few walls": (
        '[sides.a1_front]\nrows = ["S 4r 4 4 5", "3$$ # 3g S 4y"]',
        "sides.a1_front.rows",
        "eight spaces, two of them with a statue",
    ),
    "a pit in two parts": (
        '[sides.a1_front]\nrows = ["4 # 4r S 5", "# 3$$ 3g S 4y"]',
        "sides.a1_front.rows",
        "connected warrior spaces",
    ),
    "a side of another section": (
        '[sides.a1_front]\nsection = "b"',
        "sides.a1_front.section",
        "the section in the side’s ID",
    ),
    "a painting for one pigment": (
        '[sections.b]\npigments = ["req_b1"]',
        "sections.b.pigments",
        "two places",
    ),
    "a painting by an unknown space": (
        '[sections.b]\npigments = ["req_b1", "req_d"]',
        "sections.b.pigments",
        "a list of words from req_a, req_b1, req_b2, req_c, any",
    ),
    "a request space of another section": (
        '[requests.req_a]\nsection = "c"',
        "requests.req_a.section",
        "one of a, got 'c'",
    ),
    "two prizes": (
        "[sections.a]\nmajority = [10, 5]",
        "sections.a.majority",
        "3 whole numbers from 0 to 99, got [10, 5]",
    ),
    "a bonus tile on another space": (
        "[tiles.bonus_market]\nspace = 3",
        "tiles.bonus_market.space",
        "a whole number from 2 to 2, got 3",
    ),
    "an end tile that divides by nothing": (
        "[end_tiles.end_per_ten]\nper = 0",
        "end_tiles.end_per_ten.per",
        "a whole number from 1 to 99, got 0",
    ),
    "a limit for five players": (
        "[constants]\npair_limits = { value = { 5 = 6 } }",
        "constants.pair_limits.value.5",
        "a component key",
    ),
    "a player on another seat": (
        "[players.purple]\nseat = 1",
        "players.purple.seat",
        "a whole number from 0 to 0, got 1",
    ),
    "a count in words": (
        '[inventory]\nseal = { count = "eight" }',
        "inventory.seal.count",
        "a whole number from 0 to 999, got 'eight'",
    ),
}
