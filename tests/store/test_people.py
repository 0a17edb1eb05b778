"""Drafts, standing answers, mentions, lobbies, campaigns, settings, ratings."""

from __future__ import annotations

import asyncio

import msgspec

from store import Document, Draft, Mention, Player, Rating, Server, Standing, Store
from tests.store.sample import ANN, BEN, GUILD, commit, new_match


async def test_a_draft_is_revised_until_it_is_dropped(store: Store) -> None:
    assert await store.draft("m1", ANN, 3) is None
    await store.save_draft(Draft(place="m1", user_id=ANN, prompt_id=3, data={"gold": 1}, updated=1.0))
    revised = Draft(place="m1", user_id=ANN, prompt_id=3, data={"gold": 2}, updated=2.0)
    await store.save_draft(revised)
    await store.save_draft(Draft(place="m1", user_id=BEN, prompt_id=3, data=[], updated=2.0))
    await store.save_draft(Draft(place="lobby", user_id=ANN, data="hero", updated=2.0))
    assert await store.draft("m1", ANN, 3) == revised
    assert len(await store.drafts_of("m1")) == 2
    await store.drop_draft("m1", ANN, 3)
    assert [one.user_id for one in await store.drafts_of("m1")] == [BEN]
    await store.drop_drafts("m1", [3, 4])
    assert await store.drafts_of("m1") == [] and len(await store.drafts_of("lobby")) == 1
    await store.drop_drafts("lobby")
    assert await store.drafts_of("lobby") == []


async def test_old_drafts_are_forgotten(store: Store) -> None:
    await store.save_draft(Draft(place="m1", user_id=ANN, updated=0.0))
    assert (await store.prune(31 * 86400.0)).drafts == 1


async def test_standing_answers_are_set_and_forgotten(store: Store) -> None:
    await store.create_match(new_match())
    await store.set_standing(
        "m1", [Standing(seat=1, key="b", value=1), Standing(seat=0, key="a", value={"until": "turn"})]
    )
    await store.commit_answer(
        commit(standing=(Standing(seat=1, key="b", value=None), Standing(seat=0, key="a", value=2)))
    )
    assert await store.standing("m1") == (Standing(seat=0, key="a", value=2),)


async def test_mentions_are_remembered_until_deleted(store: Store) -> None:
    await store.create_match(new_match())
    mentions = [Mention(match_id="m1", message_id=n, channel_id=7, seats=(0, n), created=1.0) for n in (3, 2)]
    for one in mentions:
        await store.add_mention(one)
    assert await store.mentions("m1") == (mentions[1], mentions[0])
    await store.drop_mentions("m1", [3, 99])
    assert await store.mentions("m1") == (mentions[1],)


def lobby(**more: object) -> Document:
    values = {"id": "l1", "guild_id": GUILD, "owner_id": ANN, "message_id": 5, "members": (ANN,), **more}
    return Document(**values)  # pyright: ignore


async def test_a_lobby_changes_only_from_the_version_one_saw(store: Store) -> None:
    first = lobby(data={"seats": [1]}, title="Duel ⚔", game="dice_throne")
    await store.create_lobby(first)
    assert await store.lobby("l1") == first == await store.lobby_at(5)
    joined = msgspec.structs.replace(first, members=(ANN, BEN), data={"seats": [1, 2]}, updated=2.0)
    saved = await store.save_lobby(joined)
    assert saved is not None and saved.version == 1
    assert await store.lobby("l1") == saved
    assert await store.save_lobby(joined) is None  # made from version 0, which is no more
    assert await store.lobby("no") is None and await store.lobby_at(6) is None


async def test_of_twenty_people_joining_at_once_nobody_is_lost(store: Store) -> None:
    await store.create_lobby(lobby(members=()))

    async def join(user: int) -> None:
        while True:
            seen = await store.lobby("l1")
            assert seen is not None
            if await store.save_lobby(msgspec.structs.replace(seen, members=(*seen.members, user))):
                return

    await asyncio.gather(*(join(n) for n in range(1, 21)))
    done = await store.lobby("l1")
    assert done is not None and done.members == tuple(range(1, 21)) and done.version == 20


async def test_documents_are_found_by_server_member_and_status(store: Store) -> None:
    await store.create_lobby(lobby(updated=1.0))
    await store.create_lobby(lobby(id="l2", updated=2.0, members=(BEN, BEN), status="started"))
    await store.create_lobby(lobby(id="l3", updated=3.0, guild_id=5))
    assert [one.id for one in await store.lobbies()] == ["l3", "l2", "l1"]
    assert [one.id for one in await store.lobbies(guild_id=GUILD)] == ["l2", "l1"]
    assert [one.id for one in await store.lobbies(user_id=BEN)] == ["l2"]
    assert [one.id for one in await store.lobbies(status="open", limit=1)] == ["l3"]
    assert [one.id for one in await store.lobbies(status=("started", "closed"))] == ["l2"]
    assert (await store.prune(40 * 86400.0)).lobbies == 1
    await store.delete_lobby("l1")
    assert [one.id for one in await store.lobbies()] == ["l3"]


async def test_matches_of_a_campaign_and_of_a_tournament(store: Store) -> None:
    await store.create_campaign(lobby(id="c1", title="Eight doors"))
    await store.create_tournament(lobby(id="t1"))
    await store.create_match(new_match("a", campaign_id="c1", created=2.0))
    await store.create_match(new_match("b", campaign_id="c1", created=1.0))
    await store.create_match(new_match("c", tournament_id="t1"))
    assert [one.id for one in await store.matches_in(campaign_id="c1")] == ["b", "a"]
    assert [one.id for one in await store.matches_in(tournament_id="t1")] == ["c"]
    campaign = await store.campaign("c1")
    assert campaign is not None and await store.save_campaign(campaign) is not None
    assert len(await store.campaigns(user_id=ANN)) == len(await store.tournaments(guild_id=GUILD)) == 1
    await store.delete_campaign("c1")
    assert len(await store.running()) == 3  # its matches stay


async def test_settings_of_servers_and_people(store: Store) -> None:
    assert await store.server(GUILD) == Server(guild_id=GUILD)
    await store.server_joined(GUILD, 10.0)
    await store.save_server(Server(guild_id=GUILD, settings={"language": "fr"}))
    await store.server_left(GUILD, 20.0)
    assert (await store.server(GUILD)).left == 20.0
    await store.server_joined(GUILD, 30.0)
    assert await store.server(GUILD) == Server(guild_id=GUILD, settings={"language": "fr"}, joined=10.0)
    assert await store.player(ANN) == Player(user_id=ANN)
    await store.save_player(Player(user_id=ANN, settings={"quiet": [22, 7]}, updated=1.0))
    await store.save_player(Player(user_id=ANN, settings={"quiet": None}, updated=2.0))
    assert await store.player(ANN) == Player(user_id=ANN, settings={"quiet": None}, updated=2.0)


async def test_ratings_and_leaderboard(store: Store) -> None:
    def rated(user: int, rating: float, played: int = 5, mode: str = "duel") -> Rating:
        return Rating(guild_id=GUILD, game="dice_throne", mode=mode, user_id=user, rating=rating, played=played)

    await store.save_ratings([rated(1, 1500.0), rated(2, 1600.0), rated(3, 1700.0, played=1), rated(1, 9.0, mode="x")])
    await store.save_ratings([rated(1, 1650.0, played=6)])
    await store.save_ratings([])
    best = await store.leaderboard(GUILD, "dice_throne", "duel", least_played=2)
    assert [(one.user_id, one.rating) for one in best] == [(1, 1650.0), (2, 1600.0)]
    assert [one.mode for one in await store.ratings_of(GUILD, 1)] == ["duel", "x"]


async def test_a_secret_stays_the_same(store: Store) -> None:
    first = await store.secret("custom_id")
    assert len(first) == 32 and first == await store.secret("custom_id") != await store.secret("other")


async def test_a_person_can_be_forgotten(store: Store) -> None:
    await store.create_match(new_match())
    await store.commit_answer(commit())
    await store.save_player(Player(user_id=ANN, updated=1.0))
    await store.create_lobby(lobby())
    await store.forget_user(ANN)
    assert (await store.seats("m1"))[0].user_id is None
    assert (await store.answers("m1"))[0].user_id is None
    assert (await store.counts())["players"] == 0 and await store.lobbies(user_id=ANN) == []
