import { IconCheck, IconHandFinger, IconVolume, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import layout from '#ui/layout.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { Entry } from './entries.ts';
import styles from './word-match.module.css';

type ColumnProps = {
  id: string;
  label: string;
  entries: readonly Entry[];
  listRef: Ref<HTMLDivElement>;
  /** `byKey`: the focus then moves to the other column. */
  onPick: (id: string, byKey: boolean) => void;
  /** Returns false when nothing was picked. */
  onLetGo: () => boolean;
  onCross: () => void;
};

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A listbox: up and down move, Enter or Space picks, Esc lets go, left and right change columns. */
export function Column({ id, label, entries, listRef, onPick, onLetGo, onCross }: ColumnProps) {
  const [active, setActive] = useState<string | null>(null);
  const options = useRef(new Map<string, HTMLDivElement>());
  const open = entries.filter(({ state }) => state !== 'found');
  const stop = open.find((entry) => entry.id === active) ?? open[0] ?? entries[0];

  const moveTo = (entry: Entry | undefined) => {
    if (!entry) return;
    setActive(entry.id);
    options.current.get(entry.id)?.focus();
  };
  const handleKey = (event: KeyboardEvent, at: Entry) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    const around = open.length > 0 ? open : entries;
    const place = around.indexOf(at);
    if (step !== undefined) moveTo(around[(place + step + around.length) % around.length]);
    else if (event.key === 'Home') moveTo(around[0]);
    else if (event.key === 'End') moveTo(around.at(-1));
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') onCross();
    else if (event.key === 'Escape') {
      if (!onLetGo()) return;
    } else if (event.key === 'Enter' || event.key === ' ') onPick(at.id, true);
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.column}>
      <h3 className={styles.label} id={id}>
        {label}
      </h3>
      <div className={layout.stackSmall} role="listbox" aria-labelledby={id} ref={listRef}>
        {entries.map((entry) => (
          <MatchOption
            key={entry.id}
            entry={entry}
            isStop={entry.id === stop?.id}
            optionRef={(element) => {
              if (element) options.current.set(entry.id, element);
              else options.current.delete(entry.id);
            }}
            onFocus={() => setActive(entry.id)}
            onClick={() => onPick(entry.id, false)}
            onKeyDown={(event) => handleKey(event, entry)}
          />
        ))}
      </div>
    </div>
  );
}

type MatchOptionProps = {
  entry: Entry;
  /** Whether Tab stops here. */
  isStop: boolean;
  optionRef: Ref<HTMLDivElement>;
  onFocus: () => void;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const icons = { open: null, picked: IconHandFinger, missed: IconX, found: IconCheck } as const;

/** A word, a meaning or a sound. */
function MatchOption({ entry, isStop, optionRef, onFocus, onClick, onKeyDown }: MatchOptionProps) {
  const { t } = useTranslation('games-word-match');
  const { state, text, sound, pair, isEnglish } = entry;
  const Icon = icons[state];
  return (
    <div
      ref={optionRef}
      role="option"
      className={`${piece.piece} ${styles.option}`}
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
