import { useTranslation } from 'react-i18next';
import type { FieldOfCode } from './errors.ts';
import { errorText, fieldErrors, inputErrorText } from './errors.ts';

/** `errorText`, `inputErrorText` and `fieldErrors` in the reader's language. */
export function useErrorText(): {
  errorText: (error: unknown) => string;
  inputErrorText: (error: unknown) => string;
  fieldErrors: (error: unknown, fieldOfCode?: FieldOfCode) => Record<string, string>;
} {
  const { t } = useTranslation('errors');
  return {
    errorText: (error) => errorText(t, error),
    inputErrorText: (error) => inputErrorText(t, error),
    fieldErrors: (error, fieldOfCode) => fieldErrors(error, t, fieldOfCode),
  };
}
