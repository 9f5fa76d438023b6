import { IconBookmarkPlus } from '@tabler/icons-react';
import type { FrequentComment } from '@wordgrove/contract/assignments';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useLastRemoved } from '#platform/last-removed.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import { UndoBar } from '#ui/undo-bar.tsx';
import { useAddComment, useRemoveComment } from './api.ts';
import { CommentRow } from './comment-row.tsx';
import styles from './grading.module.css';
import type { FrequentList } from './use-frequent-comments.ts';

type FrequentCommentsProps = FrequentList & {
  /** What is in the comment's field. */
  written: string;
  onInsert: (place: number) => void;
};

/** The teacher's own comments, to be inserted by a click or by Alt and a digit; kept, changed and removed in place. */
export function FrequentComments({ query, comments, written, onInsert }: FrequentCommentsProps) {
  const { t } = useTranslation('assignments-grading');
  const { failed } = useOutcomeToast();
  const [isManaging, setManaging] = useState(false);
  const add = useAddComment();
  const remove = useRemoveComment();
  const removed = useLastRemoved('frequent-comment');
  const drop = ({ id, text }: FrequentComment) =>
    remove.mutate({ id }, { onSuccess: () => removed.keep({ id, name: text }), onError: failed });
  const text = written.trim();
  const canKeep = query.data !== undefined && text !== '' && !comments.some((each) => each.text === text);
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
      {!query.data && query.isError && <FailedNotice title={t('comments.failed')} query={query} />}
      {query.data && comments.length === 0 && <p className={layout.facts}>{t('comments.none')}</p>}
      <ul className={layout.stackTiny}>
        {comments.map(({ id, text }, place) => (
          <CommentRow
            key={id}
            comment={{ id, text }}
            place={place}
            isManaged={isManaging}
            onInsert={onInsert}
            onRemove={() => drop({ id, text })}
          />
        ))}
      </ul>
      <RemovedComment {...removed} />
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

/** Puts back what was removed last, as long as the tab is open. */
function RemovedComment({ removed, isFresh, forget }: ReturnType<typeof useLastRemoved>) {
  const { t } = useTranslation('assignments-grading');
  const { failed } = useOutcomeToast();
  const add = useAddComment();
  if (!removed) return null;
  const { id, name: text } = removed;
  return (
    <UndoBar
      key={id}
      text={t('comments.removed', { text })}
      isPending={add.isPending}
      takesFocus={isFresh}
      onUndo={() => add.mutate({ id, text }, { onSuccess: forget, onError: failed })}
      onClose={forget}
    />
  );
}
