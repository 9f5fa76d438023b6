import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import type { Fields } from './fields.ts';
import type { FieldProblem } from './form-problems.ts';
import type { AssignmentForm } from './use-assignment-form.ts';

/** The field that shows what the server named by its path. */
function fieldOfPath(path: string): string {
  const parts = path.split('.');
  return parts.find((part) => part === 'words' || part === 'target' || part === 'items') ?? parts[0] ?? path;
}

/** The error messages beside the fields, by name, whether this page or the server found the problem. */
export function useFieldErrors({ fields, problems, refusal }: AssignmentForm): Partial<Record<keyof Fields, string>> {
  const { t } = useTranslation(['assignments-teacher', 'errors']);
  const { fieldErrors } = useErrorText();
  const textOf = (problem: FieldProblem): string => {
    if (typeof problem === 'object') {
      if (problem.kind === 'too-many') return t('problems.too-many-words', { count: problem.count });
      return problem.kind === 'too-long' ? t('problems.long-word', { word: problem.word }) : t('problems.no-word');
    }
    if (problem === 'no-class' || problem === 'no-student' || problem === 'half-a-time')
      return t(`problems.${problem}`);
    return t(`errors:${problem}`);
  };
  const errors: Partial<Record<keyof Fields, string>> = {};
  const put = (name: string, text: string) => {
    if (isNameOf(fields, name)) errors[name] ??= text;
  };
  for (const [path, text] of Object.entries(refusal ? fieldErrors(refusal.error) : {})) {
    const name = fieldOfPath(path);
    // The refused value is no longer in the field.
    if (isNameOf(fields, name) && fields[name] === refusal?.sent[name]) put(name, text);
  }
  for (const [name, problem] of Object.entries(problems)) if (problem) put(name, textOf(problem));
  return errors;
}

function isNameOf(fields: Fields, name: string): name is keyof Fields {
  return name in fields;
}
