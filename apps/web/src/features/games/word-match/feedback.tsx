import type { Verdict } from '@wordgrove/games';
import type { MatchDetail, MatchRound, Pair } from '@wordgrove/games/word-match';
import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackBar } from '#features/games/play/feedback-bar.tsx';
import { Explained, KeysHint } from '#features/games/play/item-parts.tsx';
import { NextButton } from '#features/games/play/next-button.tsx';
import typography from '#ui/typography.module.css';
import { itemOf } from './entries.ts';

type FeedbackProps = {
  said: Said | null;
  isFinished: boolean;
  task: string;
  buttonRef: Ref<HTMLButtonElement>;
  onDone: () => void;
};

/** After a miss it gives both meanings; at the end it links to the results. */
export function Feedback({ said, isFinished, task, buttonRef, onDone }: FeedbackProps) {
  const { t } = useTranslation('games-word-match');
  const tone = isFinished ? 'right' : (said?.outcome ?? 'task');
  const title = isFinished ? t('all-found') : said ? t(said.outcome) : task;
  return (
    <FeedbackBar tone={tone} title={title} isSticky={isFinished || said !== null}>
      {said?.pairs.map((pair) => (
        <Explained key={pair.id} word={pair.lemma} {...pair} />
      ))}
      {said?.completed && <p className={typography.muted}>{t('completed', { word: said.completed.lemma })}</p>}
      {!said && !isFinished && <KeysHint>{t('keys')}</KeysHint>}
      {isFinished && <NextButton ref={buttonRef} isRight isLast text={t('to-results')} onNext={onDone} />}
    </FeedbackBar>
  );
}

/** The result of the last try, with the pairs that it was about. */
export type Said = { outcome: 'right' | 'wrong'; pairs: readonly Pair[]; completed: Pair | null };

export function saidOf(round: MatchRound, { outcome, detail }: Verdict<MatchDetail>): Said {
  const { word, meaning, completed } = detail;
  return {
    outcome: outcome === 'right' ? 'right' : 'wrong',
    pairs: [...new Set([word, meaning])].flatMap((id) => itemOf(round, id) ?? []),
    completed: (completed && itemOf(round, completed.word)) ?? null,
  };
}

/** The same for screen readers. */
export function sentenceOf({ outcome, pairs, completed }: Said, t: TFunction<'games-word-match'>): string {
  const meanings = pairs.map(({ lemma, explained }) => t('means', { word: lemma, meaning: explained }));
  return [t(outcome), ...meanings, ...(completed ? [t('all-found')] : [])].join(' ');
}
