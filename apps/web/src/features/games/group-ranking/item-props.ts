import type { Checked, ItemBoard } from '@wordgrove/games/group-ranking';

/** Props shared by sets to sort and scales to rank. */
export type ItemProps<Item> = {
  item: Item;
  board: ItemBoard;
  isDone: boolean;
  /** Where 'Next' leads. */
  nextText: string;
  /** Returns false when it isn't possible. */
  onPut: (thing: string, to: number | null) => boolean;
  onCheck: () => Checked;
  onNext: () => void;
  announce: (text: string) => void;
};
