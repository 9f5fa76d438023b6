import { IconPencil, IconX } from '@tabler/icons-react';
import type { FrequentComment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { TextAreaField } from '#ui/text-field.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { useEditComment } from './api.ts';
import styles from './grading.module.css';

type CommentRowProps = {
  comment: FrequentComment;
  place: number;
  /** Whether it can be changed and removed. */
  isManaged: boolean;
  onInsert: (place: number) => void;
  onRemove: () => void;
};

/** How many can be inserted with a key. */
const keysMax = 9;

/** A frequent comment: inserted by a click, or changed in its place. */
export function CommentRow({ comment: { id, text }, place, isManaged, onInsert, onRemove }: CommentRowProps) {
  const { t } = useTranslation('assignments-grading');
  const [isEditing, setEditing] = useState(false);
  const focus = useKeptFocus<HTMLLIElement>(isEditing, 'textarea, button');
  const isOpen = isManaged && isEditing;
  return (
    <li className={isOpen ? undefined : styles.comment} {...focus}>
      {isOpen ? (
        <CommentForm id={id} text={text} onClose={() => setEditing(false)} />
      ) : (
        <>
          <button
            type="button"
            className={styles.insert}
            aria-keyshortcuts={place < keysMax ? `Alt+${place + 1}` : undefined}
            onClick={() => onInsert(place)}
          >
            {place < keysMax && <span aria-hidden="true">{place + 1}</span>}
            <span>{text}</span>
          </button>
          {isManaged && (
            <>
              <Button
                variant="plain"
                icon={IconPencil}
                aria-label={t('comments.edit', { text })}
                onClick={() => setEditing(true)}
              />
              <Button variant="plain" icon={IconX} aria-label={t('comments.remove', { text })} onClick={onRemove} />
            </>
          )}
        </>
      )}
    </li>
  );
}

function CommentForm({ id, text, onClose }: FrequentComment & { onClose: () => void }) {
  const { t } = useTranslation('assignments-grading');
  const { failed } = useOutcomeToast();
  const edit = useEditComment();
  const [typed, setTyped] = useState(text);
  const [isEmpty, setEmpty] = useState(false);
  const handleSave = () => {
    const next = typed.trim();
    if (next === '') return setEmpty(true);
    if (next === text) return onClose();
    edit.mutate({ id, text: next }, { onSuccess: onClose, onError: failed });
  };
  return (
    <form
      noValidate
      className={layout.stackSmall}
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
    >
      <TextAreaField
        label={t('comments.text')}
        rows={2}
        maxLength={limits.textMax}
        value={typed}
        error={isEmpty ? t('comments.empty') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setEmpty(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <div className={layout.row}>
        <Button type="submit" loading={edit.isPending}>
          {t('comments.save')}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {t('comments.cancel')}
        </Button>
      </div>
    </form>
  );
}
