import { readStored, removeStored, writeStored } from '#platform/storage.ts';

const key = 'wordgrove-typed-review';

/** Whether answers are typed, as last chosen on this device. */
export function readTypedChoice(): boolean {
  return readStored(key) === 'on';
}

export function writeTypedChoice(isTyped: boolean): void {
  if (isTyped) writeStored(key, 'on');
  else removeStored(key);
}
