import { dayMs } from '@wordgrove/contract/days';
import type { NowPiece } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';
import type { Needs } from '@wordgrove/games/play-now';
import { pieceItems, piecesAt } from '@wordgrove/games/play-now';
import { v5 as uuidFrom } from 'uuid';
import type { CardsAtHand } from '#features/flashcards/review-service.ts';
import { newWords, nowRound } from '#features/games/now-round.ts';
import { countAsked, listPlays } from '#features/games/now-store.ts';
import { findPlay, isOpen, listMoves } from '#features/games/play-store.ts';
import { presentPlay } from '#features/games/present.ts';
import type { GameParts } from '#features/games/service.ts';
import { openPlay } from '#features/games/service.ts';
import { grownSince } from '#features/memory/grown.ts';
import { reviewXpSince } from '#features/memory/review-xp-store.ts';
import { retrievability } from '#features/memory/rules.ts';
import { listRemembered } from '#features/memory/store.ts';
import type { Input, Output } from '#http/call.ts';
import type { Caller, OwnRows } from '#http/context.ts';

type Player = Pick<Caller, 'language' | 'timeZone'>;

export type PlayNowParts = GameParts & {
  cardsAtHand: (own: OwnRows, caller: Pick<Caller, 'timeZone'>, fresh: number) => Promise<CardsAtHand>;
  /** A word as it is written. */
  writingOf: (word: string) => string;
};

/** Longest due first; more than a session can ask. */
const dueMost = 100;

/**
 * One piece of a session after the other. Nothing of the session is kept: which cards and words are next follows from
 * the memory, and the plays have ids that follow from the session's.
 */
export function playNow(parts: PlayNowParts) {
  const { db, clock } = parts;
  return async (
    own: OwnRows,
    player: Player,
    { session, place }: Input<'games.playNow'>,
  ): Promise<Output<'games.playNow'>> => {
    const id = playAt(session, place);
    const known = await findPlay(db, own, id);
    if (known && !isOpen(known)) return { piece: { kind: 'over' } };
    if (known) {
      const play = presentPlay(known, await listMoves(db, own, id), clock.now());
      return { piece: { kind: 'play', play } };
    }
    return { piece: await nextPiece(parts, own, player, { session, place, id }) };
  };
}

type Place = { session: string; place: number; id: string };

async function nextPiece(parts: PlayNowParts, own: OwnRows, player: Player, at: Place): Promise<NowPiece> {
  const { session, place, id } = at;
  const { needs, cards, asked } = await needsOf(parts, own, player, at);
  // Half of the places are cards; every session begins with another game.
  const turn = Math.floor(place / 2) + Number.parseInt(session.slice(-4), 16);
  for (const piece of piecesAt(place, needs)) {
    if (piece.kind === 'cards') {
      const chosen = piece.words.flatMap((word) => cards.find((card) => card.word === word) ?? []);
      return { kind: 'cards', cards: chosen };
    }
    const { kind } = piece;
    const fresh = kind === 'meet' ? await newWords(parts, own, player, new Set(asked.keys())) : null;
    const words = kind === 'recall' ? piece.words : (fresh?.words ?? []);
    // Drawn from their level, words say what else of it is known; chosen ones don't.
    const source = fresh ? ({ kind: 'level', level: fresh.level } as const) : ({ kind: 'due' } as const);
    const made = words.length > 0 ? await nowRound(parts, own, player, turn, { kind, words, source }) : null;
    if (made) return { kind: 'play', play: await openPlay(parts, own, id, made) };
  }
  return { kind: 'nothing' };
}

/** What the student needs, with the cards of it and how often the session's games have asked each word. */
async function needsOf(parts: PlayNowParts, own: OwnRows, player: Player, { session, id }: Place) {
  const { db, clock, sources, cardsAtHand } = parts;
  const now = clock.now();
  // The play of this place may just have been opened by the same request, sent twice: both want the same.
  const ids = playsOf(session).filter((each) => each !== id);
  const [{ due, fresh }, keys, plays, asked] = await Promise.all([
    cardsAtHand(own, player, pieceItems),
    sources.listDue(own, now, dueMost),
    listPlays(db, own, ids),
    countAsked(db, own, ids),
  ]);
  const known = await listRemembered(db, own, [...keys, ...asked.keys()]);
  const needs: Needs = {
    cards: due.map(({ card, chance }) => ({ word: card.word, chance })),
    fresh: fresh.map(({ word }) => word),
    words: keys.map((word) => ({ word, chance: retrievability(known.get(word)?.memory ?? null, now) ?? 0 })),
    // Once more, and no game can ask it.
    met: [...asked].flatMap(([word, times]) => (times === 1 && !known.get(word)?.memory.lastReview ? word : [])),
    hasMetNew: plays.some(({ wish }) => wish.source.kind === 'level'),
  };
  return { needs, cards: [...due.map(({ card }) => card), ...fresh], asked };
}

const playAt = (session: string, place: number) => uuidFrom(String(place), session);
const playsOf = (session: string) => Array.from({ length: limits.nowPieces }, (_, place) => playAt(session, place));

/** What has become of the words practised since a session began, and the XP of its games and reviews. */
export function playedNow({ db, clock, writingOf }: Pick<PlayNowParts, 'db' | 'clock' | 'writingOf'>) {
  return async (own: OwnRows, { session }: Input<'games.playedNow'>): Promise<Output<'games.playedNow'>> => {
    const now = clock.now();
    const plays = await listPlays(db, own, playsOf(session));
    const began = beganAt(session, plays[0]?.startedAt, now);
    const [grown, ofReviews] = await Promise.all([grownSince(db, own, began, now), reviewXpSince(db, own, began)]);
    return {
      // A card for itself has no word to name.
      words: grown.flatMap((each) => (each.word.startsWith('card:') ? [] : { ...each, lemma: writingOf(each.word) })),
      xp: plays.reduce((sum, { xp }) => sum + (xp ?? 0), ofReviews),
    };
  };
}

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

/** By the device's clock, but not after the first play began by the server's, nor days ago. */
function beganAt(session: string, firstPlay: Date | undefined, now: Date): Date {
  const said = version7.test(session) ? Number.parseInt(session.replace('-', '').slice(0, 12), 16) : now.getTime();
  const latest = firstPlay?.getTime() ?? now.getTime() - 1000 * limits.nowSeconds;
  return new Date(Math.max(Math.min(said, latest), now.getTime() - dayMs));
}
