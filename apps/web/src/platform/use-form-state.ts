import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrors } from '#ui/form.tsx';
import type { FieldProblem } from './error-codes.ts';
import type { FieldOfCode } from './errors.ts';
import { errorStatus } from './errors.ts';
import type { Check } from './field-checks.ts';
import { problemsOf } from './field-checks.ts';
import { useErrorText } from './use-error-text.ts';
import { useOnceBack } from './use-once-back.ts';

export type FormOptions<Field extends string> = {
  start: Readonly<Record<Field, string>>;
  checks: Readonly<Partial<Record<NoInfer<Field>, Check>>>;
  /** Codes from the server that are about one field. */
  fieldOfCode?: FieldOfCode<NoInfer<Field>>;
};

/** Everything a text field needs from its form. */
export type FieldOfForm = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type Given<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export type FormState<Field extends string> = {
  values: Readonly<Record<Field, string>>;
  field: (name: Field) => FieldOfForm;
  errors: FieldErrors;
  /** What the server said that belongs to no single field. */
  failure: string | null;
  /** Puts other values into the fields, such as those somebody else has saved meanwhile. */
  fill: (given: Given<Field> | ((values: Readonly<Record<Field, string>>) => Given<Field>)) => void;
  /**
   * Sends the form if its fields are valid; a refusal is shown and no input is lost. Resolves to whether it succeeded.
   */
  submit: (send: (values: Readonly<Record<Field, string>>) => Promise<unknown>) => Promise<boolean>;
};

/** The state of a small form: values, problems by field, and the server's answer in the reader's language. */
export function useFormState<Field extends string>({
  start,
  checks,
  fieldOfCode = {},
}: FormOptions<Field>): FormState<Field> {
  const { t } = useTranslation('errors');
  const { errorText, inputErrorText, fieldErrors } = useErrorText();
  const [values, setValues] = useState<Record<Field, string>>({ ...start });
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem | undefined>>>({});
  const [refusal, setRefusal] = useState<{ error: unknown; sent: Readonly<Record<string, string>> } | null>(null);
  useOnceBack(errorStatus(refusal?.error) === 0, () => setRefusal(null));

  const errors: Record<string, string> = {};
  let isOfFields = false;
  for (const [path, text] of Object.entries(refusal ? fieldErrors(refusal.error, fieldOfCode) : {})) {
    // A list is typed into one field; a problem that no field shows goes above them all.
    const [name = path] = path.split('.');
    if (!isNameOf(values, name)) continue;
    isOfFields = true;
    // The refused value is no longer in the field.
    if (values[name] === refusal?.sent[name]) errors[name] ??= text;
  }
  for (const [name, problem] of Object.entries(problems)) {
    if (problem) errors[name] = t(problem);
  }

  const isTyped = Object.values(refusal?.sent ?? {}).some((value) => value.trim() !== '');
  const textOf = isTyped ? inputErrorText : errorText;
  return {
    values,
    errors,
    failure: refusal && !isOfFields && Object.keys(errors).length === 0 ? textOf(refusal.error) : null,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => {
        setValues((before) => ({ ...before, [name]: event.target.value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    }),
    fill: (given) => setValues((before) => ({ ...before, ...(typeof given === 'function' ? given(before) : given) })),
    submit: async (send) => {
      const found = problemsOf(values, checks);
      setProblems(found);
      setRefusal(null);
      if (Object.keys(found).length > 0) return false;
      try {
        await send(values);
        return true;
      } catch (error) {
        setRefusal({ error, sent: values });
        return false;
      }
    },
  };
}

function isNameOf<Field extends string>(values: Readonly<Record<Field, string>>, name: string): name is Field {
  return name in values;
}
