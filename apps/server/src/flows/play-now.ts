import type { NowPiece } from '@wordgrove/contract/games';
import { limits } from '@wordgrove/contract/limits';
import type { Needs } from '@wordgrove/games/play-now';
import { pieceItems, piecesAt } from '@wordgrove/games/play-now';
import { v5 as uuidFrom } from 'uuid';
import type { Db } from '#db/client.ts';
import type { CardsAtHand } from '#features/flashcards/review-service.ts';
import { newWords, nowRound } from '#features/games/now-round.ts';
import { countAsked, listPlays } from '#features/games/now-store.ts';
import { findPlay, isOpen, listMoves } from '#features/games/play-store.ts';
import { presentPlay } from '#features/games/present.ts';
import type { GameParts } from '#features/games/service.ts';
import { openPlay } from '#features/games/service.ts';
import { grownIn } from '#features/memory/grown.ts';
import { reviewXpBetween } from '#features/memory/review-xp-store.ts';
import { retrievability } from '#features/memory/rules.ts';
import type { CountingEvent } from '#features/memory/store.ts';
import { listCardAnswers, listRemembered } from '#features/memory/store.ts';
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
async function needsOf(parts: PlayNowParts, own: OwnRows, player: Player, { session, place, id }: Place) {
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
  const [known, reviews] = await Promise.all([
    listRemembered(db, own, [...keys, ...asked.keys()]),
    reviewsIn(parts, own, session, plays),
  ]);
  const needs: Needs = {
    cards: due.map(({ card, chance }) => ({ word: card.word, chance })),
    fresh: fresh.map(({ word }) => word),
    words: keys.map((word) => ({ word, chance: retrievability(known.get(word)?.memory ?? null, now) ?? 0 })),
    // Once more, and no game can ask it.
    met: [...asked].flatMap(([word, times]) => (times === 1 && !known.get(word)?.memory.lastReview ? word : [])),
    learned: [...new Set(reviews.map(({ word }) => word))].filter((word) => isWord(word) && !asked.has(word)),
    cardsInRow: cardsBefore(session, place, new Set(plays.map(({ id: each }) => each))),
    hasMetNew: plays.some(({ wish }) => wish.source.kind === 'level'),
  };
  return { needs, cards: [...due.map(({ card }) => card), ...fresh], asked };
}

/** A card for itself has no word to name or to ask. */
const isWord = (word: string) => !word.startsWith('card:');

/** How many places just before this one had no play. */
function cardsBefore(session: string, place: number, plays: ReadonlySet<string>): number {
  let count = 0;
  while (count < place && !plays.has(playAt(session, place - count - 1))) count += 1;
  return count;
}

const playAt = (session: string, place: number) => uuidFrom(String(place), session);
const playsOf = (session: string) => Array.from({ length: limits.nowPieces }, (_, place) => playAt(session, place));

/** What has become of the words practised in a session, and the XP of its games and reviews. */
export function playedNow({ db, writingOf }: Pick<PlayNowParts, 'db' | 'writingOf'>) {
  return async (own: OwnRows, { session }: Input<'games.playedNow'>): Promise<Output<'games.playedNow'>> => {
    const ids = playsOf(session);
    const [plays, asked] = await Promise.all([listPlays(db, own, ids), countAsked(db, own, ids)]);
    const reviews = await reviewsIn({ db }, own, session, plays);
    const practice = {
      words: [...new Set([...asked.keys(), ...reviews.map(({ word }) => word)])],
      isOfIt: ofPractice(new Set(ids), new Set(reviews.map(({ id }) => id))),
    };
    const [grown, ofReviews] = await Promise.all([grownIn(db, own, practice), xpOfReviews(db, own, reviews)]);
    return {
      words: grown.flatMap((each) => (isWord(each.word) ? { ...each, lemma: writingOf(each.word) } : [])),
      xp: plays.reduce((sum, { xp }) => sum + (xp ?? 0), ofReviews),
    };
  };
}

/** The session's answers to cards. */
async function reviewsIn({ db }: { db: Db }, own: OwnRows, session: string, plays: readonly { startedAt: Date }[]) {
  const span = spanOf(session, plays);
  return span ? listCardAnswers(db, own, span) : [];
}

const ofPractice = (plays: ReadonlySet<string>, reviews: ReadonlySet<string>) => (event: CountingEvent) =>
  reviews.has(event.id) || (event.place.playId !== undefined && plays.has(event.place.playId));

async function xpOfReviews(db: Db, own: OwnRows, reviews: readonly { occurredAt: Date }[]): Promise<number> {
  const times = reviews.map(({ occurredAt }) => occurredAt.getTime());
  if (times.length === 0) return 0;
  return reviewXpBetween(db, own, { from: new Date(Math.min(...times)), to: new Date(Math.max(...times)) });
}

const version7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7/;

/** The time between answers counts only in part, so that a session takes longer than its seconds. */
const longestMs = 2 * 1000 * limits.nowSeconds;

/**
 * The ids of a session's answers to cards: the device made them and the session's by one clock, right or wrong. From a
 * session's games follows for how long it was interrupted.
 */
function spanOf(session: string, plays: readonly { startedAt: Date }[]): { from: string; to: string } | null {
  if (!version7.test(session)) return null;
  const began = Number.parseInt(session.replace('-', '').slice(0, 12), 16);
  const [first, last] = [plays[0], plays.at(-1)];
  const playedMs = first && last ? last.startedAt.getTime() - first.startedAt.getTime() : 0;
  return { from: idAt(began, '0'), to: idAt(began + playedMs + longestMs, 'f') };
}

const idAt = (ms: number, rest: string) => {
  const time = ms.toString(16).padStart(12, '0');
  return [time.slice(0, 8), time.slice(8), ...[4, 4, 12].map((length) => rest.repeat(length))].join('-');
};
