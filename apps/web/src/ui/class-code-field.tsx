import type { TextFieldProps } from './text-field.tsx';
import { TextField } from './text-field.tsx';

/** One line for the code of a class, as read from a screen or a sheet: longer than a code, for spaces between. */
export function ClassCodeField(props: TextFieldProps) {
  return <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} maxLength={20} {...props} />;
}
