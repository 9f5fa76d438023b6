import { IconCheck, IconHandFinger, IconVolume, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { memo, useState } from 'react';
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

/**
 * A listbox: up and down move, Enter or Space picks, Esc lets go, left and right change columns. It listens for its
 * options, so that a pick draws only those that change.
 */
export function Column({ id, label, entries, listRef, onPick, onLetGo, onCross }: ColumnProps) {
  const [active, setActive] = useState<string | null>(null);
  const open = entries.filter(({ state }) => state !== 'found');
  const stop = open.find((entry) => entry.id === active) ?? open[0] ?? entries[0];

  const entryOf = ({ currentTarget, target }: SyntheticEvent) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null;
    return option ? entries[[...currentTarget.children].indexOf(option)] : undefined;
  };
  const moveTo = (list: Element, entry: Entry | undefined) => {
    const option = entry && list.children[entries.indexOf(entry)];
    if (option instanceof HTMLElement) option.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    const at = entryOf(event);
    if (!at || event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget;
    const step = steps[event.key];
    const around = open.length > 0 ? open : entries;
    const place = around.indexOf(at);
    if (step !== undefined) moveTo(list, around[(place + step + around.length) % around.length]);
    else if (event.key === 'Home') moveTo(list, around[0]);
    else if (event.key === 'End') moveTo(list, around.at(-1));
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') onCross();
    else if (event.key === 'Escape') {
      if (!onLetGo()) return;
    } else if (event.key === 'Enter' || event.key === ' ') onPick(at.id, true);
    else return;
    event.preventDefault();
  };
  const handleClick = (event: SyntheticEvent) => {
    const at = entryOf(event);
    if (at) onPick(at.id, false);
  };

  return (
    <div className={styles.column}>
      <h3 className={styles.label} id={id}>
        {label}
      </h3>
      <div
        className={layout.stackSmall}
        role="listbox"
        aria-labelledby={id}
        ref={listRef}
        onFocus={(event) => setActive(entryOf(event)?.id ?? null)}
        onClick={handleClick}
        onKeyDown={handleKey}
      >
        {entries.map((entry) => (
          <MatchOption key={entry.id} {...entry} isStop={entry.id === stop?.id} />
        ))}
      </div>
    </div>
  );
}

type MatchOptionProps = Omit<Entry, 'id'> & {
  /** Whether Tab stops here. */
  isStop: boolean;
};

const icons = { open: null, picked: IconHandFinger, missed: IconX, found: IconCheck } as const;

/** A word, a meaning or a sound. */
const MatchOption = memo(function MatchOption({ state, text, sound, pair, isEnglish, isStop }: MatchOptionProps) {
  const { t } = useTranslation('games-word-match');
  const Icon = icons[state];
  return (
    <div
      role="option"
      className={`${piece.piece} ${styles.option}`}
      data-state={state}
      tabIndex={isStop ? 0 : -1}
      aria-selected={state === 'picked'}
      aria-disabled={state === 'found'}
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
});
