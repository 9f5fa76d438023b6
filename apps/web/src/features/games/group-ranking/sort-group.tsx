import type { ReactNode } from 'react';
import { Children, useId } from 'react';
import piece from '#features/games/play/piece.module.css';
import { SameRoom } from '#ui/same-room.tsx';
import { Key } from './check-bar.tsx';
import { useDropTarget } from './moves.ts';
import styles from './sort.module.css';

type SortGroupProps = {
  name: string;
  /** Counted from 0; its key is one higher. */
  place: number;
  /** What belongs in each of the groups. */
  solution: readonly Filling[];
  onDrop: (thing: string) => void;
  children: ReactNode;
};

export type Filling = { id: string; texts: readonly string[] };

const tones = ['sky', 'marigold', 'plum', 'sprout', 'indigo'];

/** A group with its contents; dragged things can be dropped on it. */
export function SortGroup({ name, place, solution, onDrop, children }: SortGroupProps) {
  const id = useId();
  const target = useDropTarget(onDrop);
  return (
    <section
      className={styles.group}
      style={{ borderTopColor: `var(--color-${tones[place] ?? 'sky'})` }}
      aria-labelledby={id}
      {...target}
    >
      <h3 id={id} className={styles.name}>
        <Key place={place} /> <span lang="en">{name}</span>
      </h3>
      {/* Each takes the space of the fullest, so that nothing moves and none gives away how many belong in it. */}
      <SameRoom items={solution} copy={FullGroup}>
        {Children.count(children) > 0 && <ul className={styles.things}>{children}</ul>}
      </SameRoom>
    </section>
  );
}

function FullGroup({ item: { texts } }: { item: Filling }) {
  return (
    <ul className={styles.things}>
      {texts.map((text) => (
        <li key={text} className={`${piece.piece} ${styles.thing}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
