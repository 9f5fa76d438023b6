import { useState } from 'react';

export type ChosenCards = {
  ids: readonly string[];
  has: (id: string) => boolean;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
};

/** Which cards are selected, on whatever page they are. */
export function useChosenCards(): ChosenCards {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: [...chosen],
    has: (id) => chosen.has(id),
    choose: (ids, isChosen) =>
      setChosen((before) => {
        const changed = new Set(ids);
        return isChosen ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !changed.has(id)));
      }),
    clear: () => setChosen(new Set()),
  };
}
