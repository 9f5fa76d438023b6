import type { Assignment } from '@wordgrove/contract/assignments';
import { useEffect, useState } from 'react';
import { errorCode } from '#platform/errors.ts';
import type { Audience } from './audience.ts';
import type { Fields } from './fields.ts';
import { fieldsOf, wantedOf } from './fields.ts';
import type { FormProblems } from './form-problems.ts';
import { problemsOf } from './form-problems.ts';
import { keepForm, noteMade, readForm } from './kept-form.ts';
import { useKeeping } from './use-keeping.ts';

type Options = {
  id: string;
  /** As it is on the server now; undefined for one that isn't there yet. */
  saved: Assignment | undefined;
  empty: Fields;
  audienceOf: (fields: Fields) => Audience;
  /** Called as soon as it is saved, even when it can't be published. */
  onKept: (saved: Assignment) => void;
};

/** The form of an assignment: its fields, what is wrong with them, and how it is saved and published. */
export function useAssignmentForm({ id, saved, empty, audienceOf, onKept }: Options) {
  const [opened, setOpened] = useState(saved ?? null);
  const [base, setBase] = useState(() => (opened ? fieldsOf(opened) : empty));
  const [restored, setRestored] = useState(() => readForm(opened?.id ?? 'new', empty));
  const [fields, setFields] = useState(restored?.fields ?? base);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusal, setRefusal] = useState<{ error: unknown; sent: Fields } | null>(null);
  const [isHalfTyped, setHalfTyped] = useState(false);
  const keeping = useKeeping(restored?.version ?? opened?.version ?? null, restored !== null);
  const { version, changed, isBusy } = keeping;
  const isChanged = JSON.stringify(fields) !== JSON.stringify(base);
  const key = version === null ? 'new' : id;
  useEffect(() => keepForm(key, isChanged ? { id, version, fields } : null), [key, isChanged, id, version, fields]);

  const keep = async (publishes: boolean): Promise<Assignment> => {
    const kept = await keeping.keep({ ...wantedOf(id, fields, audienceOf(fields)), publishes });
    if (key === 'new') noteMade(kept.id);
    setOpened(kept);
    setBase(fields);
    setRestored(null);
    onKept(kept);
    return kept;
  };
  /** Null when it couldn't be saved or published; `problems` or `refusal` then says why. */
  const attempt = async (publishes: boolean): Promise<Assignment | null> => {
    const found = problemsOf(fields, { learners: audienceOf(fields).learners, isHalfTyped });
    setProblems(found);
    setRefusal(null);
    if (Object.keys(found).length > 0) return null;
    try {
      return await keep(publishes);
    } catch (error) {
      // An assignment that students couldn't play is still saved, as a draft that nobody sees.
      if (publishes && errorCode(error) === 'not-enough') await keep(false).catch(() => undefined);
      setRefusal({ error, sent: fields });
      return null;
    }
  };
  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  /** Discards what was typed since it was last saved. */
  const reset = () => {
    setFields(base);
    setRestored(null);
    keeping.setVersion(opened?.version ?? version);
    setProblems({});
    setRefusal(null);
  };
  /** Forgets what was typed when the form is left. */
  const forget = () => keepForm(key, null);
  const stands = { fields, problems, refusal, opened, changed, isChanged, isRestored: restored !== null, isBusy };
  return { ...stands, change, setHalfTyped, reset, forget, attempt };
}

export type AssignmentForm = ReturnType<typeof useAssignmentForm>;
