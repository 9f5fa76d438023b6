import type { DragEvent, ReactNode } from 'react';
import { Children, useId, useState } from 'react';
import styles from './group-ranking.module.css';

export type SortGroupProps = {
  name: string;
  /** From 0; its key is one more. */
  place: number;
  onDrop: (thing: string) => void;
  children: ReactNode;
};

/** A group with what was put into it; something dragged can be dropped on it. */
export function SortGroup({ name, place, onDrop, children }: SortGroupProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.getData('text/plain'));
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      className={styles.group}
      data-tone={place}
      data-over={isOver}
      aria-labelledby={id}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <h3 id={id} className={styles.name}>
        <span className={styles.key}>{place + 1}</span> <span lang="en">{name}</span>
      </h3>
      {Children.count(children) > 0 && <ul className={styles.things}>{children}</ul>}
    </section>
  );
}
