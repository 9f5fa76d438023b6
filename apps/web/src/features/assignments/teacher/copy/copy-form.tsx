import type { Assignment } from '@wordgrove/contract/assignments';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnusableText } from '#features/assignments/kinds/use-unusable-text.ts';
import { useCreate } from '#features/assignments/teacher/api.ts';
import { ClassBoxes } from '#features/assignments/teacher/class-boxes.tsx';
import { DueField } from '#features/assignments/teacher/due-field.tsx';
import { fieldsOf, wantedOf } from '#features/assignments/teacher/form/fields.ts';
import { errorStatus } from '#platform/errors.ts';
import { checkName } from '#platform/field-checks.ts';
import { deviceTimeZone, isClockTime } from '#platform/time-zones.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { useOnceBack } from '#platform/use-once-back.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { inNextWeek } from './next-week.ts';

type CopyFormProps = {
  source: Assignment;
  /** The open ones. */
  classes: readonly SchoolClass[];
  onClose: () => void;
};

/** The name, classes and due time of a copy; everything else is as it was, for all students of the classes. */
export function CopyForm({ source, classes, onClose }: CopyFormProps) {
  const { t } = useTranslation('assignments-teacher');
  const copy = useCopy(source, classes);
  const { done } = useOutcomeToast();
  const publishes = useRef(false);
  const [pressed, setPressed] = useState<'draft' | 'publish'>('draft');
  const choose = (button: typeof pressed) => {
    publishes.current = button === 'publish';
    setPressed(button);
  };
  const handleSubmit = async () => {
    const made = copy.isBusy ? null : await copy.send(publishes.current);
    if (!made) return;
    const students = t('form.student-count', { count: made.progress.students });
    done(made.publishedAt ? t('form.published', { students }) : t('copy.done', { title: made.title }));
    onClose();
  };
  const isBusy = (button: typeof pressed) => copy.isBusy && pressed === button;
  const { errors } = copy;
  return (
    <Form onSubmit={handleSubmit} errors={errors}>
      {copy.refused && <Notice tone="error">{copy.refused}</Notice>}
      <TextField
        label={t('form.title')}
        name="title"
        autoComplete="off"
        value={copy.title}
        error={errors.title}
        onChange={({ target }) => copy.change({ title: target.value })}
      />
      <ClassBoxes
        classes={classes}
        chosen={copy.classIds}
        error={errors.classIds}
        onChange={(classIds) => copy.change({ classIds })}
      />
      <DueField
        value={copy.due}
        timeZone={copy.timeZone}
        note={t('optional')}
        error={errors.due}
        onChange={({ target }) => copy.change({ due: target.value })}
      />
      <DialogActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="quiet" loading={isBusy('draft')} onClick={() => choose('draft')}>
          {t('form.save-draft')}
        </Button>
        <Button type="submit" variant="primary" loading={isBusy('publish')} onClick={() => choose('publish')}>
          {t('publish')}
        </Button>
      </DialogActions>
    </Form>
  );
}

type CopyFields = {
  title: string;
  classIds: readonly string[];
  /** Null for the one that is proposed to the first class. */
  due: string | null;
};

/** What the copy is to be, what is wrong with that, and how it is made. */
function useCopy(source: Assignment, classes: readonly SchoolClass[]) {
  const { t } = useTranslation(['assignments-teacher', 'errors']);
  const { fieldErrors, inputErrorText } = useErrorText();
  const unusableText = useUnusableText();
  const create = useCreate();
  useOnceBack(errorStatus(create.error) === 0, create.reset);
  const idFor = useRequestId();
  const others = classes.filter(({ id }) => !source.classes.some((each) => each.id === id));
  const [fields, setFields] = useState<CopyFields>(() => ({
    title: source.title,
    classIds: others.length === 1 ? others.map(({ id }) => id) : [],
    due: null,
  }));
  const [problems, setProblems] = useState<Partial<Record<keyof CopyFields, string>>>({});
  const { title, classIds } = fields;
  const timeZone = classes.find(({ id }) => classIds.includes(id))?.timeZone ?? deviceTimeZone();
  const proposed = source.dueAt === null ? '' : inNextWeek(source.dueAt, source.timeZone, timeZone, new Date());
  const due = fields.due ?? proposed;
  const find = () => {
    const name = checkName(title);
    return {
      ...(name && { title: t(`errors:${name}`) }),
      ...(classIds.length === 0 && { classIds: t('problems.no-class') }),
      ...(due !== '' && !isClockTime(due) && { due: t('problems.half-a-time') }),
    };
  };
  const send = async (publishes: boolean): Promise<Assignment | null> => {
    const found = find();
    setProblems(found);
    create.reset();
    if (Object.keys(found).length > 0) return null;
    const everybody = { isForSome: false, studentIds: [] };
    const copied = { ...fieldsOf(source), ...everybody, title, classIds, due, publishAt: '' };
    const id = idFor(JSON.stringify({ title, classIds, due }));
    const wanted = wantedOf(id, copied, { timeZone, learners: undefined });
    return create.mutateAsync({ ...wanted, publishes }).catch(() => null);
  };
  const sent: Partial<Record<string, string>> = create.isError ? fieldErrors(create.error) : {};
  const errors = { ...sent, ...problems };
  const unusable = unusableText(create.error, source.task.kind === 'game' ? source.task.type : undefined);
  const isFieldError = Object.keys(sent).length > 0;
  return {
    ...{ title, classIds, due, timeZone, errors, send },
    isBusy: create.isPending,
    /** Why it couldn't be made, as far as that is about no field. */
    refused: create.isError && !isFieldError ? (unusable?.text ?? inputErrorText(create.error)) : null,
    change: (part: Partial<CopyFields>) => {
      setFields((before) => ({ ...before, ...part }));
      setProblems({});
      create.reset();
    },
  };
}
