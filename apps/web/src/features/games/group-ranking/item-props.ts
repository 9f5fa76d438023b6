import type { Checked, ItemBoard } from '@wordgrove/games/group-ranking';

/** What a set to sort and a scale to rank get alike. */
export type ItemProps<Item> = {
  item: Item;
  board: ItemBoard;
  isDone: boolean;
  /** Where 'Next' leads. */
  nextText: string;
  /** False when it isn't possible. */
  onPut: (thing: string, to: number | null) => boolean;
  onCheck: () => Checked;
  onNext: () => void;
  announce: (text: string) => void;
};
