import { createContext, useState } from 'react';
import { readStored, writeStored } from '#platform/storage.ts';

/**
 * How far a game goes on by itself after right answers. `to-results`: up to its last item; its results wait for a tap,
 * since they are another screen. `through`: also after the last one, where the next piece follows.
 */
export type GoesOn = 'not' | 'to-results' | 'through';

export const GoesOnContext = createContext<GoesOn>('not');

const key = 'games:goes-on';

/** Whether this device goes on by itself after right answers; on until somebody switches it off. */
export function useGoesOn(): readonly [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(key) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    writeStored(key, next ? 'on' : 'off');
  };
  return [isOn, change];
}
