import type { GameSource, GameWish } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import type { GameType } from '@wordgrove/contract/paths';
import type { GameMode } from '@wordgrove/games';
import { gameFacts, itemChoices } from '@wordgrove/games';
import { readStored, writeStored } from '#platform/storage.ts';
import { hasVoice } from '#platform/text-to-speech.ts';

/** The modes of a game that this reader and this device support. */
export function modeChoices(type: GameType, language: Language): GameMode[] {
  const { modes, translatedModes, spokenModes } = gameFacts[type];
  return modes.filter(
    (mode) => (language !== 'en' || !translatedModes.includes(mode)) && (hasVoice() || !spokenModes.includes(mode)),
  );
}

type Reader = {
  dueWords: number;
  isPreview: boolean;
  language: Language;
  /** What somebody has come to play. */
  given: Extract<GameSource, { kind: 'assignment' | 'deck' }> | null;
};

/**
 * The last choices, where they are still available. The student's own words come first as soon as enough are due, and
 * before everything else what somebody has come to play.
 */
export function firstWish(type: GameType, { dueWords, isPreview, language, given }: Reader): GameWish {
  const { items } = gameFacts[type];
  const kept = isPreview ? {} : readWish(type);
  const modes = modeChoices(type, language);
  const hasOwnWords = !isPreview && dueWords >= items.least;
  const counts = itemChoices(type);
  const usual = hasOwnWords ? ({ kind: 'due' } as const) : (notDue(kept.source) ?? usualSource);
  return {
    type,
    source: given ?? usual,
    items: counts.find((count) => count === kept.items) ?? items.usual,
    mode: modes.find((mode) => mode === kept.mode) ?? modes[0] ?? gameFacts[type].modes[0],
    timer: kept.timer ?? 'none',
    canHear: hasVoice(),
  };
}

function notDue(source: GameWish['source'] | undefined): GameWish['source'] | undefined {
  return source?.kind === 'due' ? undefined : source;
}

/** What this reader or device lacks for a mode that somebody else chose; null when nothing. */
export function lackOf(type: GameType, mode: string, language: Language): 'voice' | 'language' | null {
  const { spokenModes, translatedModes }: Record<'spokenModes' | 'translatedModes', readonly string[]> =
    gameFacts[type];
  if (spokenModes.includes(mode) && !hasVoice()) return 'voice';
  return language === 'en' && translatedModes.includes(mode) ? 'language' : null;
}

const soundKey = 'games:sound';
const keyOf = (type: GameType) => `games:wish:${type}`;

/** The last choices for a game, as far as they can be read. */
export function readWish(type: GameType): Partial<Omit<GameWish, 'type'>> {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(type)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/**
 * Keeps the choices for the next time. Mistakes from one play aren't a choice for another; a list that a teacher set
 * isn't the student's choice, and will be gone some day.
 */
export function keepWish({ type, ...wish }: GameWish): void {
  const { kind } = wish.source;
  if (kind !== 'again' && kind !== 'assignment') writeStored(keyOf(type), JSON.stringify(wish));
}

const usualSource: GameSource = { kind: 'level', level: 'A1' };

/** Sounds are off until they are turned on. */
export function readSound(): boolean {
  return readStored(soundKey) === 'on';
}

export function keepSound(isOn: boolean): void {
  writeStored(soundKey, isOn ? 'on' : 'off');
}
