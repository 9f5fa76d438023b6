import type { Assignment } from '@wordgrove/contract/assignments';
import { limits } from '@wordgrove/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unusable } from '#features/assignments/kinds/task-form.ts';
import { useCreate, useEdit } from '#features/assignments/teacher/api.ts';
import { errorCode, errorStatus, isWorthRetrying } from '#platform/errors.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import type { Audience } from './audience.ts';
import type { Fields, Sent } from './fields.ts';
import { fieldsOf, mergeFields, wantedOf } from './fields.ts';
import type { FieldProblem, FormProblems, TimeName } from './form-problems.ts';
import { ownProblems, previewProblems, problemsOf } from './form-problems.ts';
import type { HiddenWork } from './hidden-work-question.tsx';
import { hiddenWork } from './hidden-work-question.tsx';
import type { KeptForm } from './kept-form.ts';
import { keepForm, noteMade, readForm } from './kept-form.ts';
import { timeControls, timeSetter } from './time-controls.ts';

/** A save that the server refused, and what was sent. */
type Refusal = { error: unknown; sent: Fields };

/** Whether it may be taken from students who have begun; `onHiding` learns that it would be. */
type Hiding = { hidesWork: boolean; onHiding: (hidden: HiddenWork) => void };

/** Tells of work that a save would hide. Returns false for any other refusal. */
function tellHiding(error: unknown, { onHiding }: Hiding): boolean {
  const hidden = hiddenWork(error);
  if (hidden) onHiding(hidden);
  return hidden !== null;
}

type FieldErrors = Partial<Record<keyof Fields, string>>;

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
  const [restored, setRestored] = useState(() => readForm(opened?.id ?? 'new', empty));
  const [base, setBase] = useState(() => restored?.base ?? (opened ? fieldsOf(opened) : empty));
  const [fields, setFields] = useState(restored?.fields ?? base);
  const { problems, setProblems, isFine } = useProblems();
  const [refusal, setRefusal] = useRefusal();
  const errors = useFieldErrors(fields, problems, refusal);
  const [halfTyped, setHalfTyped] = useState<readonly TimeName[]>([]);
  const follow = (elsewhere: Assignment) => {
    setFields((typed) => mergeFields(typed, base, fieldsOf(elsewhere)));
    setBase(fieldsOf(elsewhere));
  };
  const keeping = useKeeping(restored?.version ?? opened?.version ?? null, restored !== null, follow);
  const { version, changed, isBusy } = keeping;
  const key = version === null ? 'new' : id;
  const isChanged = useKeptInTab(key, { id, version, fields, base });

  const keep = async (publishes: boolean, hidesWork = false): Promise<Assignment> => {
    const kept = await keeping.keep({ ...wantedOf(id, fields, audienceOf(fields)), publishes }, hidesWork);
    if (key === 'new') noteMade(kept.id);
    setOpened(kept);
    setBase(fields);
    setRestored(null);
    onKept(kept);
    return kept;
  };
  const check = () => isFine(problemsOf(fields, { learners: audienceOf(fields).learners, halfTyped }));
  /** Null when it couldn't be saved or published; `errors` or `refusal` then says why, unless `onHiding` has to ask. */
  const attempt = async (publishes: boolean, hiding: Hiding): Promise<Assignment | null> => {
    setRefusal(null);
    if (!check()) return null;
    try {
      return await keep(publishes, hiding.hidesWork);
    } catch (error) {
      // An assignment that students couldn't do is still saved, as a draft that nobody sees.
      if (publishes && unusable.includes(errorCode(error))) await keep(false).catch(() => undefined);
      setRefusal(tellHiding(error, hiding) ? null : { error, sent: fields });
      return null;
    }
  };
  /** Whether it can be shown as students will see it; otherwise the fields say why not. */
  const checkPreview = () => isFine(previewProblems(fields, halfTyped));
  const change = (part: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...part }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  /** Discards what was typed since it was last saved. */
  const reset = () => {
    const last = changed ?? opened;
    const now = last ? fieldsOf(last) : empty;
    setFields(now);
    setBase(now);
    setRestored(null);
    keeping.setVersion(last?.version ?? version);
    setProblems({});
    setRefusal(null);
  };
  /** Forgets what was typed when the form is left. */
  const forget = () => keepForm(key, null);
  return {
    ...{ fields, errors, refusal, opened, changed, isChanged, isRestored: restored !== null, isBusy },
    ...{ change, reset, forget, check, attempt, checkPreview },
    time: timeControls(fields, errors, change, setHalfTyped),
    setTime: timeSetter(change, setHalfTyped),
    ...controlsOf(fields, errors, change),
  };
}

function useRefusal() {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  useOnceBack(errorStatus(refusal?.error) === 0, () => setRefusal(null));
  return [refusal, setRefusal] as const;
}

/** What this page found wrong, and whether that was nothing. */
function useProblems() {
  const [problems, setProblems] = useState<FormProblems>({});
  const isFine = (found: FormProblems): boolean => {
    setProblems(found);
    return Object.keys(found).length === 0;
  };
  return { problems, setProblems, isFine };
}

/** Keeps in this tab what was typed but not saved; whether there is anything. */
function useKeptInTab(key: string, { id, version, fields, base }: KeptForm): boolean {
  // A kind that was only looked at is nothing to come back to.
  const isChanged = JSON.stringify({ ...fields, kind: base.kind }) !== JSON.stringify(base);
  useEffect(
    () => keepForm(key, isChanged ? { id, version, fields, base } : null),
    [key, isChanged, id, version, fields, base],
  );
  return isChanged;
}

export type AssignmentFormState = ReturnType<typeof useAssignmentForm>;

type TextName = 'title' | 'instructions' | 'points' | 'target' | 'minutes' | 'words' | 'from' | 'to' | 'share';
type ChoiceName = 'counts' | 'timer' | 'asks' | 'level' | 'topic' | 'files' | 'goalState' | 'recall';

/** What controls need of the form, by the name of the field. */
function controlsOf(fields: Fields, errors: FieldErrors, change: (part: Partial<Fields>) => void) {
  const control = <Name extends TextName | ChoiceName>(name: Name, isValue: (text: string) => boolean) => ({
    name,
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => isValue(target.value) && change({ [name]: target.value }),
  });
  return {
    text: (name: TextName) => control(name, () => true),
    choice: <Name extends ChoiceName>(name: Name, choices: readonly Fields[Name][]) =>
      control(name, (value) => isOneOf(choices, value)),
  };
}

/**
 * Saves what a form says and, if asked, publishes it: the first save creates the assignment, later ones edit it.
 *
 * @param first the version that the form was opened with; null for a new one
 * @param isFoundAgain whether a page before this one may have sent it already
 * @param onChanged gets the assignment as another screen has saved it meanwhile; saving again replaces that version
 */
function useKeeping(first: number | null, isFoundAgain: boolean, onChanged: (saved: Assignment) => void) {
  const [version, setVersion] = useState(first);
  const [changed, setChanged] = useState<Assignment | null>(null);
  const wasTried = useRef(isFoundAgain);
  const create = useCreate();
  const edit = useEdit((saved) => {
    setChanged(saved);
    setVersion(saved.version);
    onChanged(saved);
  });

  const make = async (wanted: Sent): Promise<Assignment> => {
    const isSecondTry = wasTried.current;
    wasTried.current = true;
    const made = await create.mutateAsync(wanted).catch((error) => {
      // A refused request created nothing.
      if (!isWorthRetrying(error)) wasTried.current = isSecondTry;
      throw error;
    });
    // The first try may have created it, from what the form held then, and its answer got lost.
    return isSecondTry ? edit.mutateAsync({ ...wanted, version: made.version }) : made;
  };
  const send = (wanted: Sent, hidesWork: boolean) =>
    version === null ? make(wanted) : edit.mutateAsync({ ...wanted, version, hidesWork });
  const accept = (answer: Assignment): Assignment => {
    setVersion(answer.version);
    setChanged(null);
    return answer;
  };
  return {
    /** The version that is saved now; null while there is none. */
    version,
    setVersion,
    /** As another screen has saved it meanwhile. */
    changed,
    isBusy: create.isPending || edit.isPending,
    keep: async (wanted: Sent, hidesWork: boolean) => accept(await send(wanted, hidesWork)),
  };
}

/** The error messages beside the fields, by name, whether this page or the server found the problem. */
function useFieldErrors(fields: Fields, problems: FormProblems, refusal: Refusal | null): FieldErrors {
  const { t } = useTranslation(['assignments-teacher', 'errors']);
  const { fieldErrors } = useErrorText();
  const textOf = (problem: FieldProblem): string => {
    if (typeof problem === 'object') {
      if (problem.kind === 'too-many') return t('problems.too-many-words', { count: problem.count });
      if (problem.kind === 'too-long') return t('problems.long-word', { word: problem.word });
      return t(fields.kind === 'game' ? 'problems.no-word' : 'problems.no-goal-word');
    }
    const said = { max: limits.assignmentPointsMax };
    return isOneOf(ownProblems, problem) ? t(`problems.${problem}`, said) : t(`errors:${problem}`);
  };
  const errors: FieldErrors = {};
  const put = (name: string, text: string) => {
    if (isNameOf(fields, name)) errors[name] ??= text;
  };
  const refused = refusal ? fieldErrors(refusal.error, { 'points-returned': 'points' }) : {};
  for (const [path, text] of Object.entries(refused)) {
    const name = fieldOfPath(path);
    // The refused value is no longer in the field.
    if (isNameOf(fields, name) && fields[name] === refusal?.sent[name]) put(name, text);
  }
  for (const [name, problem] of Object.entries(problems)) if (problem) put(name, textOf(problem));
  return errors;
}

/** What is wrong inside a task, the server names by a longer path. */
const fieldsOfTask = ['words', 'target', 'items', 'pdfId', 'from', 'to', 'deckId', 'share'] as const;

/** The field that shows what the server named by its path. */
function fieldOfPath(path: string): string {
  const parts = path.split('.');
  return parts.find((part) => isOneOf(fieldsOfTask, part)) ?? parts[0] ?? path;
}

function isNameOf(fields: Fields, name: string): name is keyof Fields {
  return name in fields;
}
