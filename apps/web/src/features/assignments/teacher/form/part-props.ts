import type { Fields } from './fields.ts';
import type { AssignmentForm } from './use-assignment-form.ts';

/** Props that every part of the form takes. */
export type PartProps = {
  form: AssignmentForm;
  /** The error messages beside the fields, by name. */
  errors: Partial<Record<keyof Fields, string>>;
};
