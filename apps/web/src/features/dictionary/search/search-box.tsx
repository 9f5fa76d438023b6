import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { limits } from '@wordgrove/contract/limits';
import type { WordTrouble } from '@wordgrove/contract/word-input';
import { wordTrouble } from '@wordgrove/contract/word-input';
import type { FormEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestions } from '#features/dictionary/api.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './search-box.module.css';
import { SearchField, SuggestionList } from './search-field.tsx';
import { useActiveOption } from './use-active-option.ts';

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
  const id = useId();
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

  const [settled] = useDebouncedValue(typed, pauseMs);
  const suggestions = useSuggestions(settled.trim(), isOpen);
  const isTyping = typed.trim() !== '' && wordTrouble(typed) === null;
  const options = isOpen && isTyping ? (suggestions.data ?? []) : [];
  const active = useActiveOption(options.map((option) => option.word));

  const close = () => {
    setOpen(false);
    active.reset();
  };
  const ask = (text: string) => {
    const found = wordTrouble(text);
    setTrouble(found);
    close();
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
    ask(active.word ?? typed);
  };
  const handleType = (text: string) => {
    setShown({ ...shown, typed: text });
    setTrouble(null);
    setOpen(true);
    active.reset();
  };

  return (
    <search>
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        <SearchField
          ref={input}
          listId={`${id}-list`}
          optionId={active.index === null ? undefined : `${id}-${active.index}`}
          isOpen={options.length > 0}
          value={active.word ?? typed}
          error={trouble ? t(`trouble.${trouble}`, { count: limits.wordTextMax }) : undefined}
          onType={handleType}
          onStep={(step) => (options.length > 0 ? active.step(step) : setOpen(true))}
          onClose={close}
        >
          <SuggestionList id={id} options={options} activeIndex={active.index} onPick={ask} />
        </SearchField>
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
