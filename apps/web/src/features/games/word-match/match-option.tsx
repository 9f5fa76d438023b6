import { IconCheck, IconHandFinger, IconVolume, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { MatchEntry } from './match-entry.ts';
import styles from './word-match.module.css';

export type MatchOptionProps = {
  entry: MatchEntry;
  /** Whether Tab stops here. */
  isStop: boolean;
  optionRef: Ref<HTMLDivElement>;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const icons = { open: null, picked: IconHandFinger, missed: IconX, found: IconCheck } as const;

/** A word, a meaning or a sound. */
export function MatchOption({ entry, isStop, optionRef, onFocus, onClick, onKeyDown }: MatchOptionProps) {
  const { t } = useTranslation('games-word-match');
  const { state, text, sound, pair, isEnglish } = entry;
  const Icon = icons[state];
  return (
    <div
      ref={optionRef}
      role="option"
      className={styles.option}
      data-state={state}
      tabIndex={isStop ? 0 : -1}
      aria-selected={state === 'picked'}
      aria-disabled={state === 'found'}
      onFocus={onFocus}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <span className={styles.text} lang={isEnglish && sound === null ? 'en' : undefined}>
        {sound === null ? (
          text
        ) : (
          <>
            <IconVolume size="1.375rem" aria-hidden="true" />
            {t('sound', { number: sound })}
          </>
        )}
      </span>
      <span className={styles.mark} aria-hidden="true">
        {Icon && <Icon size="1rem" />}
        {pair}
      </span>
      {pair !== null && <VisuallyHidden>{t('found-as', { number: pair })}</VisuallyHidden>}
    </div>
  );
}
