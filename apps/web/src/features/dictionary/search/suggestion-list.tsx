import type { Suggestion } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { LevelBadge } from '#features/dictionary/entry/level-badge.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './search-box.module.css';

export type SuggestionListProps = {
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
