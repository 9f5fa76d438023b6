import { IconVolume } from '@tabler/icons-react';
import type { QuizItem } from '@wordgrove/games/quiz';
import type { Ref } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber } from '#features/games/play/item-number.tsx';
import { ItemTask } from '#features/games/play/item-task.tsx';
import { Button } from '#ui/button.tsx';
import styles from './quiz.module.css';

export type QuizPromptProps = {
  item: QuizItem;
  /** Which question it is, in words. */
  number: string;
  headingRef: Ref<HTMLHeadingElement>;
  canHear: boolean;
  say: (text: string) => void;
};

/** What is asked. A word to be heard is said at once and again on wish; without a voice it is shown. */
export function QuizPrompt({ item, number, headingRef, canHear, say }: QuizPromptProps) {
  const { t } = useTranslation('games-quiz');
  const { id, kind, prompt } = item;
  const isHeard = kind === 'listening' && canHear;

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each question
  useEffect(() => {
    if (isHeard) say(prompt);
  }, [id]);

  return (
    <div className={styles.prompt}>
      <ItemNumber>{number}</ItemNumber>
      <h2 id="quiz-question" ref={headingRef} tabIndex={-1} className={styles.heading}>
        <ItemTask>{t(`kinds.${kind}`)}</ItemTask>{' '}
        {!isHeard && (
          <span lang={kind === 'translation' ? undefined : 'en'} className={styles.asked}>
            {prompt.replace('___', '_____')}
          </span>
        )}
      </h2>
      {isHeard && (
        <Button onClick={() => say(prompt)}>
          <IconVolume size={22} aria-hidden="true" />
          {t('hear-again')}
        </Button>
      )}
    </div>
  );
}
