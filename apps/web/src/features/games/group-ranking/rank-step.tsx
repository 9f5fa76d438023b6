import { IconArrowDown, IconArrowUp, IconLink } from '@tabler/icons-react';
import type { Thing } from '@wordgrove/games/group-ranking';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import piece from '#features/games/play/piece.module.css';
import { Menu } from '#ui/menu.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Key } from './check-bar.tsx';
import { digitOf, useDropTarget } from './moves.ts';
import styles from './rank.module.css';

type RankStepProps = {
  thing: Thing;
  /** Counted from 0. */
  place: number;
  all: number;
  isFixed: boolean;
  /** Whether the step below it is its correct neighbour. */
  isLinked: boolean;
  /** `part` gets the focus afterwards. */
  onMove: (to: number, part: 'text' | 'up' | 'down') => void;
  onDrop: (thing: string) => void;
};

/** One step of a scale. */
export function RankStep({ thing, place, all, isFixed, isLinked, onMove, onDrop }: RankStepProps) {
  const { t } = useTranslation('games-group-ranking');
  const target = useDropTarget(onDrop);
  const text = <span lang="en">{thing.text}</span>;
  const link = isLinked && (
    <span className={styles.link}>
      <IconLink size="1rem" aria-hidden="true" />
      <VisuallyHidden>{t('linked')}</VisuallyHidden>
    </span>
  );
  if (isFixed) {
    return (
      <li className={`${piece.piece} ${styles.step}`} data-fixed="true">
        <Key place={place} />
        {text}
        {link}
      </li>
    );
  }

  const handleKey = (event: KeyboardEvent) => {
    const to = digitOf(event, all);
    if (to === null) return;
    event.preventDefault();
    onMove(to, 'text');
  };
  const targets = Array.from({ length: all }, (_, to) => ({
    id: String(to),
    text: t('place', { place: to + 1 }),
    onSelect: () => onMove(to, 'text'),
  })).filter((_, to) => to !== place);
  const arrows = [
    { part: 'up', to: place - 1, label: t('up', { thing: thing.text }), Icon: IconArrowUp },
    { part: 'down', to: place + 1, label: t('down', { thing: thing.text }), Icon: IconArrowDown },
  ] as const;
  return (
    <li
      className={`${piece.piece} ${styles.step}`}
      data-thing={thing.id}
      draggable
      onDragStart={(event) => event.dataTransfer.setData('text/plain', thing.id)}
      {...target}
    >
      <Key place={place} aria-hidden="true" />
      <Menu
        align="start"
        groups={[targets]}
        trigger={
          <button type="button" data-part="text" className={styles.word} onKeyDown={handleKey}>
            {text}
            <VisuallyHidden>{t('move-to')}</VisuallyHidden>
          </button>
        }
      />
      {arrows.map(({ part, to, label, Icon }) => {
        const isPossible = to >= 0 && to < all;
        return (
          <button
            key={part}
            type="button"
            data-part={part}
            className={styles.arrow}
            aria-label={label}
            aria-disabled={!isPossible}
            onClick={() => isPossible && onMove(to, part)}
          >
            <Icon size="1.25rem" aria-hidden="true" />
          </button>
        );
      })}
      {link}
    </li>
  );
}
