import { limits } from '@wordgrove/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebouncedCallback } from 'use-debounce';
import { TextField } from '#ui/text-field.tsx';

const pauseMs = 200;

type SearchFieldProps = {
  /** What the address says. */
  search: string;
  onSearch: (search: string) => void;
};

/** Searches once typing pauses; follows the address when something else changes it. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation('analytics-words');
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const ask = useDebouncedCallback((text: string) => {
    asked.current = text;
    onSearch(text);
  }, pauseMs);
  useEffect(() => {
    // Whoever is still typing goes on.
    if (search === asked.current || ask.isPending()) return;
    asked.current = search;
    setTyped(search);
  }, [search, ask]);
  return (
    <TextField
      type="search"
      label={t('search')}
      autoComplete="off"
      maxLength={limits.wordTextMax}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        ask(target.value.trim());
      }}
    />
  );
}
