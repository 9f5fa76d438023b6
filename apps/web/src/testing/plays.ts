import type { HubGame, OpenPlay, PlayResult } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes } from '@wordgrove/contract/paths';
import type { Round } from '@wordgrove/games';

type PlayItem = PlayResult['items'][number];

export const playId = '0190a5e0-0000-7000-8000-0000000000aa';

const wishOf = (type: GameType): OpenPlay['wish'] => ({
  type,
  mode: 'mixed',
  items: 10,
  timer: 'none',
  canHear: false,
  source: { kind: 'level', level: 'A1' },
});

/** An item of a result, about a word, answered correctly. */
export function itemOf(lemma: string, change: Partial<PlayItem> = {}): PlayItem {
  return {
    id: `${lemma}:noun`,
    word: `${lemma}:noun`,
    question: `What is ${lemma}?`,
    options: [],
    right: lemma,
    given: lemma,
    isRight: true,
    hints: 0,
    points: 10,
    maxPoints: 10,
    ms: 2000,
    state: 'learning',
    stateBefore: 'learning',
    isGrown: false,
    ...change,
  };
}

/** The result of a play of these items. */
export function resultOf(type: GameType, items: PlayItem[], change: Partial<PlayResult> = {}): PlayResult {
  const sum = (count: (item: PlayItem) => number) => items.reduce((total, item) => total + count(item), 0);
  return {
    id: playId,
    wish: wishOf(type),
    isComplete: true,
    points: sum(({ points }) => points),
    maxPoints: sum(({ maxPoints }) => maxPoints),
    accuracy: sum(({ isRight }) => Number(isRight)) / items.length,
    playedMs: 60_000,
    isBest: false,
    bestBefore: null,
    xp: { earned: 5, reason: 'full' },
    refusedMoves: 0,
    refused: [],
    items,
    finishedAt: '2026-11-23T09:00:00.000Z',
    ...change,
  };
}

/** A play of a newly started round, as it arrives over the network. */
export function playOf(type: GameType, round: Round): OpenPlay {
  const sent = JSON.parse(JSON.stringify(round)) as OpenPlay['round'];
  return { id: playId, wish: wishOf(type), round: sent, moves: [], startedAt: '2026-11-23T09:00:00.000Z', clock: null };
}

/** The hub, with open plays of some games. */
export function hubOf(left: Partial<Record<GameType, string>> = {}) {
  const game = (type: GameType): HubGame => ({
    type,
    ...{ plays: 0, best: null, dueWords: 30, shortage: null },
    openPlay: left[type] ?? null,
  });
  return { games: gameTypes.map(game), xpToday: 0, xpLimit: 100 };
}
