import type { Suggestion } from '@wordgrove/contract/dictionary';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { LevelBadge } from '#features/dictionary/entry/level-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldFrame } from '#ui/field-frame.tsx';
import styles from './search-box.module.css';

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>;
  listId: string;
  optionId: string | undefined;
  isOpen: boolean;
  value: string;
  error: string | undefined;
  onType: (text: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  /** The list of suggestions. */
  children: ReactNode;
};

/** The field itself, a combobox with its list below. */
export function SearchField({ ref, listId, optionId, isOpen, value, error, children, ...on }: SearchFieldProps) {
  const { t } = useTranslation('dictionary');
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      on.onStep(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && isOpen) {
      // Otherwise the browser would empty the field at once.
      event.preventDefault();
      on.onClose();
    }
  };
  return (
    <FieldFrame label={t('search.label')} error={error}>
      {(control) => (
        <div className={styles.field}>
          <input
            {...control}
            ref={ref}
            type="search"
            name="word"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={optionId}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            lang="en"
            className={styles.input}
            placeholder={t('search.placeholder')}
            value={value}
            onChange={(event) => on.onType(event.target.value)}
            onKeyDown={handleKey}
            onBlur={on.onClose}
          />
          {children}
        </div>
      )}
    </FieldFrame>
  );
}

type SuggestionListProps = {
  id: string;
  options: readonly Suggestion[];
  activeIndex: number | null;
  onPick: (word: string) => void;
};

export function SuggestionList({ id, options, activeIndex, onPick }: SuggestionListProps) {
  const { t } = useTranslation('dictionary');
  if (options.length === 0) return null;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
      {options.map(({ word, level, isTaught }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and has the keys.
        <div
          key={word}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === activeIndex}
          className={classNames(styles.option, index === activeIndex && styles.active)}
          // Otherwise the field would lose the focus, and with it the list, before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(word)}
        >
          <span lang="en">{word}</span>
          {isTaught && <LevelBadge level={level} />}
        </div>
      ))}
    </div>
  );
}
