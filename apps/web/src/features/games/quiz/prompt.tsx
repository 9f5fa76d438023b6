import { IconVolume } from '@tabler/icons-react';
import type { QuizItem } from '@wordgrove/games/quiz';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemNumber, ItemTask, Pile } from '#features/games/play/item-parts.tsx';
import stage from '#features/games/play/stage-parts.module.css';
import { Button } from '#ui/button.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import typography from '#ui/typography.module.css';
import styles from './quiz.module.css';

type PromptProps = {
  item: QuizItem;
  /** All items of the round. */
  items: readonly QuizItem[];
  /** Which question it is, as text. */
  number: string;
  headingRef: Ref<HTMLHeadingElement>;
  canHear: boolean;
  say: (text: string) => void;
};

/** The prompt. A word for the ear is read out at once and again on request; without a voice it is shown. */
export function Prompt({ item, items, number, headingRef, canHear, say }: PromptProps) {
  const { t } = useTranslation('games-quiz');
  const { id, kind, prompt } = item;
  const isHeard = kind === 'listening' && canHear;

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each question
  useEffect(() => {
    if (isHeard) say(prompt);
  }, [id]);

  return (
    <div className={stage.ask}>
      <ItemNumber>{number}</ItemNumber>
      <SameRoom items={items} alone={item} copy={WholePrompt}>
        <div className={styles.shown}>
          <h2 id="quiz-question" ref={headingRef} tabIndex={-1} className={clsx(stage.question, styles.heading)}>
            <Asked kind={kind} prompt={isHeard ? '' : prompt} />
          </h2>
          {isHeard && (
            <Button onClick={() => say(prompt)}>
              <IconVolume size="1.375rem" aria-hidden="true" />
              {t('hear-again')}
            </Button>
          )}
        </div>
      </SameRoom>
    </div>
  );
}

/** A prompt as it is asked and with its word, on top of each other: either may need one more line. */
function WholePrompt({ item: { kind, prompt, filled = prompt } }: { item: QuizItem }) {
  return (
    <Pile>
      {[...new Set([prompt, filled])].map((text) => (
        <h2 key={text} className={clsx(stage.question, styles.heading)}>
          <Asked kind={kind} prompt={text} />
        </h2>
      ))}
    </Pile>
  );
}

function Asked({ kind, prompt }: Pick<QuizItem, 'kind' | 'prompt'>) {
  const { t } = useTranslation('games-quiz');
  return (
    <>
      <ItemTask>{t(`kinds.${kind}`)}</ItemTask>{' '}
      {prompt !== '' && (
        <span lang={kind === 'translation' ? undefined : 'en'} className={typography.breaking}>
          {prompt.replace('___', '_____')}
        </span>
      )}
    </>
  );
}
