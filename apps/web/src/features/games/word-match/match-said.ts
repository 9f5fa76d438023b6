import type { Verdict } from '@wordgrove/games';
import type { MatchDetail, MatchRound, Pair } from '@wordgrove/games/word-match';
import type { TFunction } from 'i18next';
import { itemOf } from './match-entry.ts';

/** The result of the last try, with the pairs that it was about. */
export type MatchSaid = { outcome: 'right' | 'wrong'; pairs: readonly Pair[]; completed: Pair | null };

export function saidOf(round: MatchRound, { outcome, detail }: Verdict<MatchDetail>): MatchSaid {
  const { word, meaning, completed } = detail;
  return {
    outcome: outcome === 'right' ? 'right' : 'wrong',
    pairs: [...new Set([word, meaning])].flatMap((id) => itemOf(round, id) ?? []),
    completed: (completed && itemOf(round, completed.word)) ?? null,
  };
}

/** The same for screen readers. */
export function sentenceOf({ outcome, pairs, completed }: MatchSaid, t: TFunction<'games-word-match'>): string {
  const meanings = pairs.map(({ lemma, explained }) => t('means', { word: lemma, meaning: explained }));
  return [t(outcome), ...meanings, ...(completed ? [t('all-found')] : [])].join(' ');
}
