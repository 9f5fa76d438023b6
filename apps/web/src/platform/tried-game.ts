import type { GameWish } from '@wordgrove/contract/games';
import type { GameType } from '@wordgrove/contract/paths';
import { paths } from '@wordgrove/contract/paths';
import { readInTab, writeInTab } from './storage.ts';

/** A game as a teacher is setting it, on its way to the page that plays it without keeping anything. */
export type TriedGame = {
  /** The id that the homework has, or will have. */
  assignmentId: string;
  title: string;
  /** Where trying it leads back to. */
  back: { to: string; search: Readonly<Record<string, string>> };
  type: GameType;
  mode: string;
  items: number;
  timer: GameWish['timer'];
  /** How long its students have; null when it isn't a test. */
  test: { minutes: number | null; until: string | null } | null;
  source: Extract<GameWish['source'], { kind: 'level' | 'topic' | 'deck' | 'assignment' }>;
  /** The memory keys of its list; null without one. */
  words: readonly string[] | null;
};

const key = 'games:tried';

/** Keeps it in this tab, where a reload finds it again. */
export function keepTriedGame(game: TriedGame): void {
  writeInTab(key, JSON.stringify(game));
}

/** Null when it isn't this tab's. */
export function readTriedGame(assignmentId: string): TriedGame | null {
  try {
    const kept: TriedGame | null = JSON.parse(readInTab(key) ?? 'null');
    return kept?.assignmentId === assignmentId ? kept : null;
  } catch {
    return null;
  }
}

/** Where it is played: as it is set, or its words in another game. */
export function triedGamePlace(assignmentId: string, type: GameType) {
  return { to: paths.teacherGamePreviews, search: () => ({ preview: type, tried: assignmentId }) };
}

/** The same for a class to see on the projector: the game has the whole screen. */
export function projectedGamePlace(assignmentId: string, type: GameType) {
  return {
    to: paths.teacherGamePreviews,
    search: () => ({ preview: type, tried: assignmentId, on: 'projector' }),
  };
}
