import type { Assignment } from '@wordgrove/contract/assignments';
import type { ChangeEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorData } from '#platform/errors.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { instantOfClock, isClockTime } from '#platform/time-zones.ts';

type Due = Pick<Assignment, 'dueAt' | 'timeZone'>;

/** `needed`: no whole time. `too-early`: everybody has that long. `in-past`: over by now. */
const problems = ['needed', 'too-early', 'in-past'] as const;

type Problem = (typeof problems)[number];

/** What is wrong with more time for one student; null for nothing. The server checks it again. */
export function extensionProblem(at: string, { dueAt, timeZone }: Due, now: Date): Problem | null {
  if (!isClockTime(at)) return 'needed';
  const until = instantOfClock(at, timeZone);
  if (dueAt !== null && until <= new Date(dueAt)) return 'too-early';
  return until <= now ? 'in-past' : null;
}

/** What the server found wrong with it: the homework may have changed since the page was opened. */
function refusedAs(error: unknown): Problem | null {
  const { issues } = errorData(error);
  const found = Array.isArray(issues) ? issues.find((issue) => issue?.path === 'due')?.problem : null;
  return isOneOf(problems, found) ? found : null;
}

/** The field for a student's own due time. The texts are in `assignments-teacher`. */
export function useExtension(assignment: Due, first: () => string) {
  const { t } = useTranslation('assignments-teacher');
  const { timeZone } = assignment;
  const [at, setAt] = useState(first);
  const [problem, setProblem] = useState<Problem | null>(null);
  const error = problem ? t(`extend.${problem}`) : undefined;
  return {
    due: { at, timeZone },
    error,
    field: {
      value: at,
      timeZone,
      error,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setAt(target.value);
        setProblem(null);
      },
    },
    /** Whether it can be sent; otherwise the field says why not. */
    check: (): boolean => {
      const found = extensionProblem(at, assignment, new Date());
      setProblem(found);
      return found === null;
    },
    /** Whether the field says why it was refused. */
    explain: (refused: unknown): boolean => {
      const found = refusedAs(refused);
      setProblem(found);
      return found !== null;
    },
  };
}
