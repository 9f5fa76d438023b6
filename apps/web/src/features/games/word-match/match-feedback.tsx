import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedbackBar } from '#features/games/play/feedback-bar.tsx';
import { KeysHint } from '#features/games/play/keys-hint.tsx';
import { Button } from '#ui/button.tsx';
import type { MatchSaid } from './match-said.ts';
import styles from './word-match.module.css';

export type MatchFeedbackProps = {
  said: MatchSaid | null;
  isFinished: boolean;
  task: string;
  buttonRef: Ref<HTMLButtonElement>;
  onDone: () => void;
};

/** After a miss it gives both meanings; at the end it links to the results. */
export function MatchFeedback({ said, isFinished, task, buttonRef, onDone }: MatchFeedbackProps) {
  const { t } = useTranslation('games-word-match');
  const tone = isFinished ? 'right' : (said?.outcome ?? 'task');
  const title = isFinished ? t('all-found') : said ? t(said.outcome) : task;
  return (
    <FeedbackBar tone={tone} title={title} isSticky={isFinished || said !== null}>
      {said?.pairs.map((pair) => (
        <p key={pair.id}>
          <strong lang="en">{pair.lemma}</strong>
          {': '}
          <span lang={pair.isExplainedInEnglish ? 'en' : undefined}>{pair.explained}</span>
        </p>
      ))}
      {said?.completed && <p className={styles.note}>{t('completed', { word: said.completed.lemma })}</p>}
      {!said && !isFinished && <KeysHint>{t('keys')}</KeysHint>}
      {isFinished && (
        <Button ref={buttonRef} variant="primary" onClick={onDone}>
          {t('to-results')}
        </Button>
      )}
    </FeedbackBar>
  );
}
