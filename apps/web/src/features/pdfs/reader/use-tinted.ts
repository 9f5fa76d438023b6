import { useState } from 'react';
import { readStored, writeStored } from '#platform/storage.ts';

const key = 'wordgrove-reading-tints';

/** Whether words are tinted by their state: the reader's choice, kept in this browser. */
export function useTinted(isPossible: boolean): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => readStored(key) === 'on');
  const change = (wanted: boolean) => {
    setOn(wanted);
    writeStored(key, wanted ? 'on' : 'off');
  };
  return [isPossible && isOn, change];
}
