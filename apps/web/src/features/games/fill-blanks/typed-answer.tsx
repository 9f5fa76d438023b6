import type { GapHint } from '@wordgrove/games/fill-blanks';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './fill-blanks.module.css';

type TypedAnswerProps = {
  label: string;
  /** The letter that is given; empty in the mode without one. */
  letter: string;
  /** What is told of a word that isn't the only one that fits. */
  hint: GapHint | null;
  /** Whether any gap of the round has a hint. Then the others keep room for one, so that the field never moves. */
  hasHints: boolean;
  /** Replaces 'Check' when the gap is done. */
  next: ReactNode;
  isOver: boolean;
  /** What was being typed before a refresh, or before another gap was tried; null when nothing was. */
  draft: string | null;
  onDraft: (text: string) => void;
  /** Returns whether the answer was accepted; an empty one isn't. */
  onAnswer: (text: string) => boolean;
};

/** The field for the missing word. A wrong word stays in it to be corrected. */
export function TypedAnswer({
  label,
  letter,
  hint,
  hasHints,
  next,
  isOver,
  draft,
  onDraft,
  onAnswer,
}: TypedAnswerProps) {
  const { t } = useTranslation('games-fill-blanks');
  const [text, setText] = useState(isOver ? '' : (draft ?? letter));
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // A keyboard that opens by itself would hide half of a phone's screen.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOver) return;
    setMissing(!onAnswer(text));
    field.current?.focus();
    field.current?.setSelectionRange(letter.length, text.length);
  };
  return (
    <form className={styles.typed} onSubmit={handleSubmit} noValidate>
      <TextField
        ref={field}
        label={label}
        lang="en"
        hint={hint ? t('hint', hint) : hasHints && '\u00a0'}
        value={text}
        readOnly={isOver}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        error={isMissing ? t('nothing-typed') : undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onDraft(event.currentTarget.value);
          setMissing(false);
        }}
      />
      {isOver ? (
        next
      ) : (
        <Button type="submit" variant="primary">
          {t('check')}
        </Button>
      )}
    </form>
  );
}
