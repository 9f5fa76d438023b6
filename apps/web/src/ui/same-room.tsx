import type { ComponentType, ReactNode } from 'react';
import { useMemo } from 'react';
import styles from './same-room.module.css';

export type SameRoomProps<Item> = {
  /** All that are shown here, one after the other. */
  items: readonly Item[];
  /** Where a phone has no room for the largest of all: there only this one, the one that is shown, keeps its own, or none. */
  alone?: Item | null;
  /** Draws one as large as it becomes in the end, with no id of its own. Nothing in it can be pressed. */
  copy: ComponentType<{ item: Item }>;
  /** The one that is shown. */
  children: ReactNode;
};

/**
 * Gives whatever is shown the room of the largest that comes in this round, so that nothing around it moves from one to
 * the next. The others lie under it, neither to be seen nor heard: that fits every width, size of text and font.
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
