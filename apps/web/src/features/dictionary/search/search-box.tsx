import { IconSearch } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { WordTrouble } from '@wordgrove/contract/word-input';
import { wordTrouble } from '@wordgrove/contract/word-input';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounce } from 'use-debounce';
import { useSuggestions } from '#features/dictionary/api.ts';
import { LevelBadge } from '#features/dictionary/entry/level-badge.tsx';
import { Button } from '#ui/button.tsx';
import dropdown from '#ui/dropdown.module.css';
import field from '#ui/field.module.css';
import { FieldFrame } from '#ui/field-frame.tsx';
import { useComboBox } from '#ui/use-combo-box.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './search-box.module.css';

const pauseMs = 120;

type SearchBoxProps = {
  /** The word whose entry is below; empty without one. */
  word: string;
  onAsk: (word: string) => void;
  /** Called when the input can't be looked up: the entry of another word must not stay below. */
  onRefuse: () => void;
};

/** The search, with suggestions while typing. The focus stays in the field; arrows move through the list. */
export function SearchBox({ word, onAsk, onRefuse }: SearchBoxProps) {
  const { t } = useTranslation('dictionary');
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState({ word, typed: word, isRefused: false });
  const [trouble, setTrouble] = useState<WordTrouble | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (shown.word !== word) {
    // Refused input stays in the field, to be corrected.
    setShown({ word, typed: shown.isRefused ? shown.typed : word, isRefused: false });
    if (!shown.isRefused) setTrouble(null);
  }
  const { typed } = shown;

  const [settled] = useDebounce(typed, pauseMs);
  const suggestions = useSuggestions(settled.trim(), isOpen);
  const isTyping = typed.trim() !== '' && wordTrouble(typed) === null;
  const options = isOpen && isTyping ? (suggestions.data ?? []) : [];

  const ask = (text: string) => {
    const found = wordTrouble(text);
    setTrouble(found);
    setOpen(false);
    if (found) {
      if (word === '') return;
      setShown({ word, typed: text, isRefused: true });
      onRefuse();
      return;
    }
    setShown({ word, typed: text.trim(), isRefused: false });
    // A phone's keyboard would cover the answer.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur();
    onAsk(text);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(list.active ?? typed);
  };
  const list = useComboBox({
    values: options.map((option) => option.word),
    listLabel: t('search.suggestions'),
    isOpen,
    onOpenChange: setOpen,
    onType: (text) => {
      setShown({ ...shown, typed: text });
      setTrouble(null);
      setOpen(true);
    },
    onPick: ask,
  });

  return (
    <search>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <FieldFrame
          label={t('search.label')}
          error={trouble ? t(`trouble.${trouble}`, { count: limits.wordTextMax }) : undefined}
        >
          {(control) => (
            <div className={dropdown.area}>
              <input
                {...control}
                {...list.input}
                ref={input}
                type="search"
                name="word"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                enterKeyHint="search"
                lang="en"
                className={`${field.input} ${styles.input}`}
                placeholder={t('search.placeholder')}
                value={list.active ?? typed}
              />
              {list.isShown && (
                <div {...list.list} className={styles.list}>
                  {options.map(({ word: suggested, level, isTaught }, place) => (
                    <div key={suggested} {...list.option(place)} className={styles.option}>
                      <span lang="en">{suggested}</span>
                      {isTaught && <LevelBadge level={level} />}
                    </div>
                  ))}
                </div>
              )}
            </div>
          )}
        </FieldFrame>
        <Button type="submit" variant="primary" className={styles.button}>
          <IconSearch size="1.25rem" aria-hidden="true" />
          <span className={styles.text}>{t('search.button')}</span>
        </Button>
      </form>
      <VisuallyHidden>
        <span role="status">{options.length > 0 && t('search.suggested', { count: options.length })}</span>
      </VisuallyHidden>
    </search>
  );
}
