import { IconBookmarkPlus, IconX } from '@tabler/icons-react';
import type { FrequentComment } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { useAddComment, useRemoveComment } from './api.ts';
import styles from './grading.module.css';

type FrequentCommentsProps = {
  comments: readonly FrequentComment[];
  /** What is in the comment's field. */
  written: string;
  onInsert: (place: number) => void;
};

/** How many can be inserted with a key. */
const keysMax = 9;

/** The teacher's own comments, to be inserted by a click or by Alt and a digit; kept and removed in place. */
export function FrequentComments({ comments, written, onInsert }: FrequentCommentsProps) {
  const { t } = useTranslation('assignments-grading');
  const { failed } = useOutcomeToast();
  const [isManaging, setManaging] = useState(false);
  const add = useAddComment();
  const remove = useRemoveComment();
  const text = written.trim();
  const canKeep = text !== '' && !comments.some((each) => each.text === text);
  return (
    <div className={layout.stackSmall}>
      <div className={layout.ends}>
        <h3 className={styles.small}>{t('comments.title')}</h3>
        {comments.length > 0 && (
          <Button variant="plain" aria-pressed={isManaging} onClick={() => setManaging(!isManaging)}>
            {t('comments.manage')}
          </Button>
        )}
      </div>
      {comments.length === 0 && <p className={layout.facts}>{t('comments.none')}</p>}
      <ul className={layout.stackTiny}>
        {comments.map(({ id, text }, place) => (
          <li key={id} className={styles.comment}>
            <button
              type="button"
              className={styles.insert}
              aria-keyshortcuts={place < keysMax ? `Alt+${place + 1}` : undefined}
              onClick={() => onInsert(place)}
            >
              {place < keysMax && <span aria-hidden="true">{place + 1}</span>}
              <span>{text}</span>
            </button>
            {isManaging && (
              <Button
                variant="plain"
                icon={IconX}
                aria-label={t('comments.remove', { text })}
                onClick={() => remove.mutate({ id }, { onError: failed })}
              />
            )}
          </li>
        ))}
      </ul>
      {canKeep && (
        <Button
          variant="plain"
          icon={IconBookmarkPlus}
          loading={add.isPending}
          onClick={() => add.mutate({ id: v7(), text }, { onError: failed })}
        >
          {t('comments.keep')}
        </Button>
      )}
    </div>
  );
}
