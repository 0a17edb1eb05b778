"""Which glyph stands for which id: the icon tables of the design system.

A value is `mdi:name` (Material Design Icons), `fa:name` (Font Awesome solid) or a composite drawn by us.
Tables only; `render/glyphs.py` reads them.
"""

# fmt: off
# hero emblems; `chaos` is the emblem of the enemies
HEROES: dict[str, str] = {
    "artificer": "mdi:robot", "barbarian": "mdi:axe_battle", "black_panther": "mdi:cat",
    "black_widow": "fa:hourglass", "captain_marvel": "mdi:star", "cursed_pirate": "mdi:skull_crossbones",
    "doctor_strange": "mdi:eye", "gunslinger": "fa:hat_cowboy", "huntress": "mdi:paw", "loki": "mdi:snake",
    "miles_morales": "mdi:spider", "monk": "mdi:yin_yang", "moon_elf": "mdi:moon_waning_crescent",
    "ninja": "mdi:ninja", "paladin": "mdi:shield_cross", "pyromancer": "mdi:fire", "samurai": "mdi:weather_sunset_up",
    "scarlet_witch": "mdi:auto_fix", "seraph": "fa:dove", "shadow_thief": "mdi:ghost", "tactician": "mdi:chess_queen",
    "thor": "mdi:lightning_bolt", "treant": "mdi:tree", "vampire_lord": "mdi:bat", "chaos": "mdi:star_three_points",
}

# symbols on the hero dice, from common to rare
DICE: dict[str, dict[str, str]] = {
    "artificer": {"wrench": "mdi:wrench", "gear": "mdi:cog", "bolt": "mdi:lightning_bolt"},
    "barbarian": {"sword": "mdi:sword", "life": "mdi:heart", "pow": "fa:burst"},
    "black_panther": {"claw": "claw", "vibranium": "mdi:hexagon_multiple", "panther": "mdi:cat"},
    "black_widow": {"espionage": "mdi:incognito", "baton": "batons", "widow": "fa:hourglass"},
    "captain_marvel": {"photon": "fa:hand_fist", "flight": "fa:dove", "star": "mdi:star"},
    "cursed_pirate": {"cutlass": "mdi:sword_cross", "booty": "mdi:treasure_chest", "skull": "mdi:skull_crossbones"},
    "doctor_strange": {"sigil": "mdi:pentagram", "vision": "mdi:crystal_ball", "bands": "mdi:link_variant",
        "eye": "mdi:eye"},
    "gunslinger": {"bullet": "bullet45", "dash": "mdi:run_fast", "bullseye": "mdi:bullseye"},
    "huntress": {"spear": "mdi:spear", "claw": "claw", "bonded_soul": "mdi:paw", "saber_tooth": "mdi:cat"},
    "loki": {"scepter": "mdi:magic_staff", "illusion": "mdi:drama_masks", "lie": "mdi:domino_mask",
        "trickery": "mdi:snake"},
    "miles_morales": {"thwip": "mdi:lasso", "web": "mdi:spider_web", "spider": "mdi:spider"},
    "monk": {"fist": "fa:hand_fist", "palm": "mdi:hand_back_right", "zen": "mdi:yin_yang", "lotus": "mdi:spa"},
    "moon_elf": {"arrow": "mdi:arrow_projectile", "foot": "mdi:shoe_print", "moon": "mdi:moon_waning_crescent"},
    "ninja": {"ninjato": "mdi:knife_military", "shuriken": "mdi:star_four_points", "mask": "mdi:ninja"},
    "paladin": {"sword": "mdi:sword", "helmet": "mdi:chess_knight", "life": "mdi:heart", "prayer": "mdi:hands_pray"},
    "pyromancer": {"flame": "mdi:fire", "blaze": "mdi:campfire", "fiery_soul": "mdi:heart_flash",
        "meteor": "fa:meteor"},
    "samurai": {"katana": "mdi:sword", "kabuto": "mdi:shield_crown", "rising_sun": "mdi:weather_sunset_up"},
    "scarlet_witch": {"hex": "mdi:auto_fix", "mind": "mdi:brain", "darkhold": "fa:book_skull", "crown": "mdi:crown"},
    "seraph": {"blade": "mdi:sword", "wings": "fa:dove", "cross": "mdi:cross", "pendant": "mdi:diamond_stone"},
    "shadow_thief": {"dagger": "mdi:knife_military", "bag": "mdi:sack", "card": "mdi:cards_playing",
        "shadow": "mdi:ghost"},
    "tactician": {"saber": "mdi:sword_cross", "flag": "mdi:flag_variant", "medal": "mdi:medal"},
    "thor": {"hammer": "mdi:hammer", "worthy": "mdi:crown", "thunder": "mdi:lightning_bolt"},
    "treant": {"branch": "mdi:tree", "leaf": "mdi:leaf", "spirit": "mdi:creation"},
    "vampire_lord": {"claw": "claw", "gaze": "mdi:eye", "droplet": "mdi:water"},
    "chaos": {"swipe": "claw", "vortex": "fa:hurricane", "chaos": "mdi:star_three_points"},
}

# statuses and companions of Dice Throne and Adventures
STATUSES: dict[str, str] = {
    "accuracy": "mdi:bullseye_arrow", "electrokinesis": "mdi:lightning_bolt", "shadows": "mdi:weather_night",
    "agility": "mdi:karate", "entangle": "mdi:lasso", "shame": "mdi:emoticon_sad", "back_strike": "mdi:reply",
    "evasive": "mdi:weather_windy", "smoke_bomb": "mdi:bomb", "bag_of_tricks": "mdi:sack",
    "fire_mastery": "mdi:campfire", "sneak_attack": "mdi:knife_military", "barbed_vine": "mdi:cactus",
    "flight": "fa:dove", "spellbound": "mdi:wizard_hat", "bleed": "mdi:water", "guard_break": "mdi:shield_off",
    "stun": "mdi:head_flash", "blessing_of_divinity": "mdi:hands_pray", "holy_presence": "mdi:white_balance_sunny",
    "synth": "mdi:chip", "blind": "mdi:eye_off", "honor": "mdi:medal", "tactical_advantage": "mdi:chess_queen",
    "blinding_light": "mdi:flare", "illusion_token": "mdi:drama_masks", "targeted": "mdi:crosshairs",
    "blood_power": "mdi:blood_bag", "invisibility": "fa:ghost", "time_bomb": "mdi:timer_alert",
    "bounty": "fa:sack_dollar", "kinetic_energy": "mdi:hexagon_multiple", "vibranium_suit": "mdi:shield_half_full",
    "burn": "mdi:fire", "knockdown": "fa:person_falling", "webbed": "mdi:spider_web", "chi": "mdi:yin_yang",
    "mesmerize": "mdi:eye_circle", "wellspring": "mdi:fountain", "cleanse": "mdi:shimmer", "nanite": "mdi:bug",
    "wither": "mdi:leaf_off", "combo": "mdi:layers_triple", "ninjutsu": "mdi:ninja", "nanobot": "mdi:robot",
    "concussion": "mdi:head_alert", "nyras_bond": "mdi:paw", "shock_bot": "mdi:robot_angry",
    "conjure": "mdi:auto_fix", "parlay": "mdi:handshake", "heal_bot": "mdi:robot_love",
    "constrict": "mdi:arrow_collapse_all", "poison": "mdi:skull", "nyra": "mdi:cat",
    "cosmic_flare": "mdi:star_shooting", "powder_keg": "mdi:barrel", "mjolnir": "mdi:hammer",
    "cosmic_ray": "mdi:radioactive", "premonition": "mdi:crystal_ball", "chaos": "mdi:star_three_points",
    "covert_ops": "mdi:incognito", "probability_manipulation": "mdi:dice_multiple", "damage_boost": "mdi:arm_flex",
    "crackle": "mdi:flash", "protect": "mdi:shield", "dominance": "mdi:crown", "crimson_bands": "mdi:link_variant",
    "radiance": "mdi:brightness_7", "kings_hand": "fa:hand_back_fist", "crit": "mdi:sword_cross",
    "reality_warp": "fa:hurricane", "parasite": "fa:worm", "cursed_doubloon": "fa:coins", "reload": "mdi:autorenew",
    "salve": "mdi:bottle_tonic_plus", "deja_vu": "mdi:history", "retribution": "mdi:gavel",
    "silence": "mdi:volume_off", "delayed_poison": "mdi:bottle_tonic_skull", "sapling_spirit": "mdi:pine_tree",
    "life_siphon": "mdi:heart_minus", "dryad_spirit": "mdi:tree", "seedling_spirit": "fa:seedling",
    "hex": "mdi:pentagram",
}

# signs of the table, used by every game
SIGNS: dict[str, str] = {
    "health": "mdi:heart", "damage": "mdi:sword", "private": "mdi:eye_off", "cp": "mdi:hexagon",
    "defence": "mdi:shield", "last_event": "mdi:history", "hand": "mdi:cards", "passive": "mdi:infinity",
    "play": "mdi:play", "deck": "mdi:layers_triple", "heal": "mdi:heart_plus", "locked": "mdi:lock",
    "discard": "mdi:layers_remove", "prevent": "mdi:shield", "glory": "mdi:trophy", "kept": "mdi:lock",
    "draw": "mdi:card_plus", "trend": "mdi:trending_up", "free_die": "mdi:autorenew", "main_card": "mdi:chess_rook",
    "up": "mdi:arrow_up_bold", "ready": "mdi:check_circle", "roll_card": "mdi:dice_5", "down": "mdi:arrow_down_bold",
    "undefendable": "mdi:shield_off", "instant_card": "mdi:flash", "ultimate": "mdi:star_circle",
    "upgrade_card": "mdi:arrow_up_bold",
    # not in the tables of the design system, but needed by its pictures
    "check": "mdi:check_bold", "cross": "mdi:close_thick", "plus": "mdi:plus_thick", "minus": "mdi:minus_thick",
    "equal": "mdi:equal", "next": "mdi:chevron_right", "trophy": "mdi:trophy", "star": "mdi:star", "die": "mdi:dice_6",
    "tiles": "mdi:map_check", "base": "mdi:flag_checkered", "unknown": "mdi:help", "clock": "mdi:clock_outline",
    "computer": "mdi:robot", "away": "mdi:sleep", "out": "mdi:skull", "team": "mdi:account_group", "bag": "mdi:sack",
    "gem": "mdi:diamond_stone",
}

# Dice Forge: resources and special faces
FORGE: dict[str, str] = {
    "gold": "mdi:gold", "vp": "mdi:trophy", "SHIP": "mdi:sail_boat", "sun": "mdi:white_balance_sunny",
    "choice": "mdi:help", "SHIELD": "mdi:shield", "moon": "mdi:moon_waning_crescent", "MIRROR": "mdi:mirror",
    "BOAR": "mdi:pig",
}

FEATS: dict[str, str] = {
    "blacksmiths_hammer": "mdi:anvil", "helmet_of_invisibility": "mdi:chess_knight", "triton": "mdi:waves",
    "blacksmiths_chest": "mdi:treasure_chest", "cancer": "mdi:zodiac_cancer", "mirror_of_the_abyss": "mdi:mirror",
    "silver_hind": "mdi:horseshoe", "sentinel": "mdi:shield_sun", "guardians_owl": "mdi:owl",
    "great_bear": "mdi:teddy_bear", "hydra": "fa:dragon", "celestial_ship": "mdi:sail_boat", "satyrs": "mdi:music",
    "typhon": "mdi:weather_tornado", "minotaur": "mdi:cow", "tenacious_boar": "mdi:pig", "sphinx": "mdi:help_rhombus",
    "guardians_shield": "mdi:shield", "ferryman": "mdi:ferry", "cyclops": "mdi:eye", "elder": "mdi:human_cane",
    "cerberus": "mdi:dog", "gorgon": "mdi:snake", "wild_spirits": "mdi:grass",
}

# Dungeon Dice: symbols and monsters
DUNGEON: dict[str, str] = {
    "potion": "mdi:flask", "two_handed": "fa:hands", "pain": "mdi:heart_broken", "chest": "mdi:treasure_chest",
    "scout": "mdi:telescope", "fire": "mdi:fire", "locked_chest": "mdi:lock", "fear": "mdi:ghost",
    "drain": "mdi:blood_bag", "slash": "mdi:sword", "skeleton_key": "fa:key", "gust": "mdi:weather_windy",
    "reach": "mdi:spear", "key": "mdi:key_variant", "toad": "fa:frog", "execute": "mdi:axe_battle",
    "bomb": "mdi:bomb", "miss": "mdi:close_thick", "break": "mdi:hammer", "strength": "mdi:arm_flex",
    "experience": "mdi:star", "hunt": "mdi:bow_arrow", "curse": "fa:book_skull", "glory": "mdi:trophy",
    "entangle": "mdi:lasso", "scroll": "mdi:script_text", "wound": "mdi:heart_broken", "armor": "mdi:shield",
    "heal": "mdi:heart_plus",
}

MONSTERS: dict[str, str] = {
    "ooze": "mdi:blur", "spider": "mdi:spider", "golem": "mdi:robot", "bat": "mdi:bat",
    "goblin": "mdi:emoticon_devil", "witch": "mdi:wizard_hat", "zombie": "mdi:hand_front_right",
    "skeleton": "mdi:skull", "demon": "fa:spaghetti_monster_flying", "wolf": "mdi:dog_side", "ghost": "mdi:ghost",
    "dragon": "fa:dragon", "snake": "mdi:snake", "fire_elemental": "mdi:fire_circle",
}

# Adventures: signs, tile families, minions by a word in the name
ADVENTURE: dict[str, str] = {
    "start_crimson_sands": "mdi:campfire", "team_gold": "mdi:gold", "boss_battle": "mdi:skull",
    "boss_portal": "fa:dungeon", "kings_hand": "fa:hand_back_fist", "win": "mdi:check_bold",
    "portal_shard": "mdi:diamond_stone", "first_strike": "mdi:lightning_bolt", "loss": "mdi:close_thick",
    "shard_missing": "mdi:diamond_outline", "battle": "mdi:sword_cross", "shop": "mdi:storefront",
    "loot_chest": "mdi:treasure_chest", "loot_die": "mdi:dice_d20", "salve": "mdi:bottle_tonic_plus",
    "portal_crawl": "mdi:map",
}

TILES: dict[str, str] = {
    "royal": "mdi:chess_king", "caves": "mdi:tunnel", "alley": "mdi:home_group", "ivory": "mdi:grass",
    "void": "mdi:circle_double", "toll": "mdi:hand_coin", "stained": "mdi:candle", "emerald": "mdi:waves",
    "bazaar": "mdi:storefront", "thorn": "mdi:cactus", "citadel": "mdi:castle", "bog": "mdi:bottle_tonic_skull",
    "lonely": "mdi:pillar", "town": "mdi:gate", "fire": "mdi:fire", "reflection": "mdi:mirror", "vault": "mdi:safe",
    "roots": "mdi:tree", "pensive": "mdi:water", "salt": "mdi:terrain", "camp": "mdi:tent",
    "solar": "mdi:white_balance_sunny", "glades": "mdi:pine_tree",
}

MINIONS: tuple[tuple[tuple[str, ...], str], ...] = (
    (("viper", "cobra", "serpent", "basilisk"), "mdi:snake"),
    (("hydra", "wyvern", "wyrm", "chimera"), "fa:dragon"),
    (("archer",), "mdi:bow_arrow"),
    (("mage", "witch", "summoner", "enchanter", "shaman", "druid"), "mdi:wizard_hat"),
    (("elf", "fairy"), "mdi:leaf"),
    (("golem", "boulder", "atlas"), "mdi:robot"),
    (("knight", "swordsman", "blade", "ronin"), "mdi:sword"),
    (("berserker", "butcher", "warrior"), "mdi:axe_battle"),
    (("shade", "specter", "banshee", "phantom", "umbra"), "mdi:ghost"),
    (("imp", "oni", "succubus", "goblin"), "mdi:emoticon_devil"),
    (("rat",), "mdi:rodent"),
    (("lion", "panther"), "mdi:cat"),
    (("vulture", "harpy"), "mdi:bird"),
    (("ghoul", "plague", "death", "bone"), "mdi:skull"),
    (("cyclops", "seer"), "mdi:eye"),
    (("rogue", "bandit", "scoundrel"), "mdi:incognito"),
    (("king", "emperor", "pharaoh"), "mdi:crown"),
)
ANY_MINION = "mdi:emoticon_devil"

# the polarity gives a token its shape: round, hexagon, square, round in sand
POLARITIES: dict[str, tuple[str, ...]] = {
    "positive": (
        "accuracy", "agility", "back_strike", "bag_of_tricks", "blood_power", "chaos", "chi", "cleanse", "conjure",
        "cosmic_flare", "crackle", "crit", "damage_boost", "deja_vu", "electrokinesis", "evasive", "fire_mastery",
        "flight", "guard_break", "honor", "kinetic_energy", "mesmerize", "ninjutsu", "nyras_bond", "premonition",
        "probability_manipulation", "protect", "radiance", "reload", "retribution", "shadows", "smoke_bomb",
        "sneak_attack", "synth", "tactical_advantage", "wellspring",
    ),
    "negative": (
        "barbed_vine", "bleed", "blind", "blinding_light", "bounty", "burn", "concussion", "constrict",
        "crimson_bands", "delayed_poison", "entangle", "knockdown", "nanite", "parasite", "parlay", "poison",
        "powder_keg", "reality_warp", "shame", "stun", "targeted", "time_bomb", "webbed", "wither",
    ),
    "unique": (
        "blessing_of_divinity", "combo", "cosmic_ray", "covert_ops", "cursed_doubloon", "dominance", "hex",
        "holy_presence", "illusion_token", "invisibility", "kings_hand", "life_siphon", "salve", "silence",
        "spellbound", "vibranium_suit",
    ),
    "companion": (
        "dryad_spirit", "heal_bot", "mjolnir", "nanobot", "nyra", "sapling_spirit", "seedling_spirit", "shock_bot",
    ),
}
# fmt: on
