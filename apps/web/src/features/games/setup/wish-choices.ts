import type { GameWish } from '@wordgrove/contract/games';
import type { Language } from '@wordgrove/contract/languages';
import type { GameType } from '@wordgrove/contract/paths';
import type { GameMode } from '@wordgrove/games';
import { gameFacts } from '@wordgrove/games';
import { hasVoice } from '#platform/text-to-speech.ts';
import { readWish, usualSource } from './kept-wish.ts';

/** The ways to play a game that this reader and this device can have. */
export function modeChoices(type: GameType, language: Language): GameMode[] {
  const { modes, translatedModes, spokenModes } = gameFacts[type];
  return modes.filter(
    (mode) => (language !== 'en' || !translatedModes.includes(mode)) && (hasVoice() || !spokenModes.includes(mode)),
  );
}

/** How many items one can choose; none when there is no choice. */
export function itemChoices(type: GameType): number[] {
  const { least, most } = gameFacts[type].items;
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}

type Reader = { dueWords: number; isPreview: boolean; language: Language };

/** What was chosen last time, where it can still be had; own words first as soon as enough of them are due. */
export function firstWish(type: GameType, { dueWords, isPreview, language }: Reader): GameWish {
  const { items } = gameFacts[type];
  const kept = isPreview ? {} : readWish(type);
  const modes = modeChoices(type, language);
  const hasOwnWords = !isPreview && dueWords >= items.least;
  const counts = itemChoices(type);
  return {
    type,
    source: hasOwnWords ? { kind: 'due' } : (notDue(kept.source) ?? usualSource),
    items: counts.find((count) => count === kept.items) ?? items.usual,
    mode: modes.find((mode) => mode === kept.mode) ?? modes[0] ?? gameFacts[type].modes[0],
    timer: kept.timer ?? 'none',
    canHear: hasVoice(),
  };
}

function notDue(source: GameWish['source'] | undefined): GameWish['source'] | undefined {
  return source?.kind === 'due' ? undefined : source;
}
