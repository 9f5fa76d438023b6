import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import styles from './same-room.module.css';

export type SameRoomProps<Item> = {
  /** All the items shown here, one after the other. */
  items: readonly Item[];
  /**
   * Where a phone lacks space for the largest of all: there only this item, the one shown, reserves its own space, or
   * none.
   */
  alone?: Item | null;
  /** Renders an item at its final size, without ids. Nothing in it can be pressed. */
  copy: ComponentType<{ item: Item }>;
  /** The item that is shown. */
  children: ReactNode;
};

/**
 * Gives whatever is shown the space of the largest item in this round, so that nothing around it moves from one to the
 * next. The others are rendered underneath, hidden from view and from screen readers: that works for every width, text
 * size and font.
 */
export function SameRoom<Item extends { id: string }>({ items, alone, copy: Copy, children }: SameRoomProps<Item>) {
  const copies = useMemo(
    () =>
      items.map((item) => (
        <div
          key={item.id}
          className={styles.copy}
          data-spared={alone !== undefined && alone?.id !== item.id}
          aria-hidden="true"
          inert
        >
          <Copy item={item} />
        </div>
      )),
    [items, alone, Copy],
  );
  return (
    <div className={styles.room}>
      {copies}
      <div>{children}</div>
    </div>
  );
}
