import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorCode } from '#platform/error-codes.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import type { FieldErrors } from '#ui/form.tsx';
import { problemsOf } from './field-checks.ts';

type Checks<Field extends string> = Parameters<typeof problemsOf<Field>>[1];

type Options<Field extends string> = {
  start: Readonly<Record<Field, string>>;
  checks: Checks<NoInfer<Field>>;
  /** Answers of the server that speak about one field. */
  fieldOfCode?: Readonly<Record<string, NoInfer<Field>>>;
};

/** Everything a text field needs of its form. */
export type FieldOfForm = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

export type AccountForm<Field extends string> = {
  values: Record<Field, string>;
  field: (name: Field) => FieldOfForm;
  errors: FieldErrors;
  /** What the server said that belongs to no single field. */
  failure: string | null;
  /** Sends the form if its fields allow it; a refusal is shown and nothing that was typed is lost. */
  submit: (send: (values: Record<Field, string>) => Promise<unknown>) => Promise<void>;
};

/** The state of a small form: values, problems by field, and the server's answer in the reader's words. */
export function useAccountForm<Field extends string>({
  start,
  checks,
  fieldOfCode = {},
}: Options<Field>): AccountForm<Field> {
  const { t } = useTranslation('errors');
  const { errorText, fieldErrors } = useErrorText();
  const [values, setValues] = useState<Record<Field, string>>({ ...start });
  const [problems, setProblems] = useState<Readonly<Record<string, ErrorCode | undefined>>>({});
  const [refusal, setRefusal] = useState<unknown>(null);

  const errors: Record<string, string> = refusal ? fieldErrors(refusal, fieldOfCode) : {};
  for (const [name, problem] of Object.entries(problems)) {
    if (problem) errors[name] = t(problem, { classes: '', count: 0 });
  }

  return {
    values,
    errors,
    failure: refusal && Object.keys(errors).length === 0 ? errorText(refusal) : null,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event) => {
        setValues((before) => ({ ...before, [name]: event.target.value }));
        setProblems((before) => ({ ...before, [name]: undefined }));
      },
    }),
    submit: async (send) => {
      const found = problemsOf(values, checks);
      setProblems(found);
      setRefusal(null);
      if (Object.keys(found).length > 0) return;
      await send(values).catch(setRefusal);
    },
  };
}
