import { useState } from 'react';
import { errorCode } from './errors.ts';
import type { Merged } from './merge-edits.ts';
import { mergeEdits } from './merge-edits.ts';
import type { FormOptions, FormState } from './use-form-state.ts';
import { useFormState } from './use-form-state.ts';

type Options<Row, Field extends string> = Omit<FormOptions<Field>, 'start'> & {
  /** As it is when the form opens; later ones are ignored, since what is typed is meant for this one. */
  row: Row;
  /** A row as the fields show it. */
  typed: (row: Row) => Readonly<Record<Field, string>>;
  /** Brings a row that was saved elsewhere into what the form holds besides text. */
  onFollow?: (before: Row, saved: Row) => void;
};

export type EditFormState<Row, Field extends string> = FormState<Field> & {
  opened: Row;
  /** The version that saving replaces. */
  edited: Row;
  /** As somebody else has saved it meanwhile; null when nobody has, and while a refusal is to be read. */
  changed: Row | null;
  /** Fields that somebody else has changed too, with what is saved now. */
  clashes: Merged<Field>['clashes'];
  /** Takes in the row that an edit was refused for: what was typed stays, and the other fields take their new values. */
  follow: (saved: Row) => void;
};

/**
 * The form of a row that others may edit at the same time. A refused save brings in what they have saved, so that
 * saving again changes only what was typed here. Who shows the form says so, from `changed`; the refusal itself isn't
 * said.
 */
export function useEditForm<Row, Field extends string>({
  row,
  typed,
  onFollow,
  ...rest
}: Options<Row, Field>): EditFormState<Row, Field> {
  const [opened] = useState(row);
  const [{ edited, before }, setEdited] = useState({ edited: row, before: row });
  const [isConflict, setConflict] = useState(false);
  const form = useFormState<Field>({ start: typed(opened), ...rest });
  const failure = isConflict ? null : form.failure;
  return {
    ...form,
    failure,
    opened,
    edited,
    changed: edited === opened || failure ? null : edited,
    clashes: mergeEdits(form.values, typed(before), typed(edited)).clashes,
    follow: (saved) => {
      setEdited({ edited: saved, before: edited });
      form.fill((values) => mergeEdits(values, typed(edited), typed(saved)).values);
      onFollow?.(edited, saved);
    },
    submit: (send) =>
      form.submit(async (values) => {
        setConflict(false);
        try {
          await send(values);
        } catch (error) {
          setConflict(errorCode(error) === 'edit-conflict');
          throw error;
        }
      }),
  };
}
