import { useState } from 'react';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';
import { latePart, useLatePart } from '#ui/late-part.ts';
import type { judgeTyped } from './judge-typed.ts';

const choiceKey = 'wordgrove-typed-review';

const judge = latePart(
  'judge-typed',
  () => import('./judge-typed.ts'),
  (module) => module.judgeTyped,
);

export type TypedMode = {
  isOn: boolean;
  /** Undefined until its code has loaded. */
  judge: typeof judgeTyped | undefined;
  turn: (isOn: boolean) => void;
};

/** Whether answers are typed; remembered on this device. The code that judges them is loaded when first needed. */
export function useTypedMode(): TypedMode {
  const [isOn, setOn] = useState(() => readStored(choiceKey) === 'on');
  const part = useLatePart(judge, isOn, () => setOn(false));
  const turn = (wanted: boolean) => {
    setOn(wanted);
    if (wanted) writeStored(choiceKey, 'on');
    else removeStored(choiceKey);
  };
  return { isOn, judge: part, turn };
}
