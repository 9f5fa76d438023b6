import type { ChangeEvent, FocusEvent } from 'react';
import type { Fields } from './fields.ts';
import type { TimeName } from './form-problems.ts';

type SetHalfTyped = (change: (before: readonly TimeName[]) => readonly TimeName[]) => void;

/** What the fields for times need of the form. A time that is half typed has no value yet. */
export function timeControls(
  fields: Fields,
  errors: Partial<Record<TimeName, string>>,
  change: (part: Partial<Fields>) => void,
  setHalfTyped: SetHalfTyped,
) {
  const note = (name: TimeName, { validity }: HTMLInputElement) =>
    setHalfTyped((before) => [...before.filter((each) => each !== name), ...(validity.badInput ? [name] : [])]);
  return (name: TimeName) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      note(name, target);
      change({ [name]: target.value });
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => note(name, target),
  });
}

/** Sets a whole time, whatever was half typed. */
export function timeSetter(change: (part: Partial<Fields>) => void, setHalfTyped: SetHalfTyped) {
  return (name: TimeName, at: string) => {
    setHalfTyped((before) => before.filter((each) => each !== name));
    change({ [name]: at });
  };
}
