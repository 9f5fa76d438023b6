import { useState } from 'react';
import { latePart, useLatePart } from '#ui/late-part.ts';
import type { Judgement } from './judge-typed.ts';
import { readTypedChoice, writeTypedChoice } from './typed-choice.ts';

const judge = latePart(
  'judge-typed',
  () => import('./judge-typed.ts'),
  (module) => module.judgeTyped,
);

export type TypedMode = {
  isOn: boolean;
  /** Undefined until its code has loaded. */
  judge: ((front: string, given: string, fronts: readonly string[]) => Judgement) | undefined;
  turn: (isOn: boolean) => void;
};

/** Whether answers are typed; remembered on this device. The code that judges them is loaded when first needed. */
export function useTypedMode(): TypedMode {
  const [isOn, setOn] = useState(readTypedChoice);
  const part = useLatePart(judge, isOn, () => setOn(false));
  const turn = (wanted: boolean) => {
    setOn(wanted);
    writeTypedChoice(wanted);
  };
  return { isOn, judge: part, turn };
}
