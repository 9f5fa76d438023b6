import { limits } from '@wordgrove/contract/limits';
import type { StudyKind } from '@wordgrove/contract/study-clock';
import { studyKinds } from '@wordgrove/contract/study-clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorData } from '#platform/errors.ts';
import type { Check } from '#platform/field-checks.ts';
import { checkFilled, checkLength } from '#platform/field-checks.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { clockIn, dayIn } from '#platform/time-zones.ts';
import type { FormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOwnZone } from '#platform/use-own-zone.ts';
import type { DialogFormProps } from '#ui/dialog-form.tsx';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import typography from '#ui/typography.module.css';
import styles from './study.module.css';

type SessionFormProps = Pick<DialogFormProps, 'isPending' | 'notice' | 'onCancel'> & {
  form: SessionFormState;
  /** The zone of its day and time; the student's own by default. */
  timeZone?: string;
  /** Rejects when the session can't be saved; the form then shows why. */
  onSend: (input: SessionInput) => Promise<void>;
};

/** What was studied, when it began and how long it took. */
export function SessionForm({ form, timeZone, onSend, notice, ...rest }: SessionFormProps) {
  const { t } = useTranslation('study-tracker');
  const ownZone = useOwnZone();
  const zone = timeZone ?? ownZone;
  const format = useFormat();
  const [overlap, setOverlap] = useState<Overlap | null>(null);
  const handleSubmit = () => {
    setOverlap(null);
    return form.submit(async (values) => {
      try {
        await onSend(inputOf(values));
      } catch (error) {
        setOverlap(overlapOf(error));
        throw error;
      }
    });
  };
  return (
    <DialogForm
      {...rest}
      form={form}
      notice={notice || (overlap && <OverlapNotice overlap={overlap} timeZone={zone} />)}
      submitText={t('save')}
      onSubmit={handleSubmit}
    >
      <SelectField
        label={t('kind')}
        options={studyKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        {...form.field('activity')}
      />
      <div className={styles.when}>
        <TextField type="date" label={t('sessions.day')} {...form.field('day')} />
        <TextField type="time" label={t('sessions.from')} {...form.field('time')} />
        <TextField type="number" inputMode="numeric" min={1} label={t('sessions.minutes')} {...form.field('minutes')} />
      </div>
      {zone !== ownZone && <p className={typography.note}>{t('sessions.elsewhere', { city: format.city(zone) })}</p>}
      <TextField label={t('sessions.note')} note={t('optional')} autoComplete="off" {...form.field('note')} />
    </DialogForm>
  );
}

type SessionFields = 'activity' | 'note' | 'day' | 'time' | 'minutes';
type SessionFormState = FormState<SessionFields>;

type SessionInput = {
  activity: StudyKind;
  note: string;
  when: { day: string; time: string; minutes: number };
};

/** A whole number of minutes that a session can last. */
export const isMinutes: Check = (value) => checkFilled(value) ?? problemOf(value.trim());

function problemOf(typed: string): ReturnType<Check> {
  if (!/^\d+$/.test(typed) || Number(typed) < 1) return 'whole-minutes';
  return Number(typed) * 60 > limits.studyMaxSeconds ? 'session-too-long' : null;
}

const checks = { note: checkLength(limits.nameMax), day: checkFilled, time: checkFilled, minutes: isMinutes };
const fieldOfCode = { 'session-too-long': 'minutes', 'session-in-future': 'time' } as const;

export const sessionRules = { checks, fieldOfCode };

/** The values of the form as the session takes them. */
function inputOf({ activity, note, day, time, minutes }: Readonly<Record<SessionFields, string>>): SessionInput {
  return {
    activity: isOneOf(studyKinds, activity) ? activity : 'other',
    note,
    when: { day, time: time.slice(0, 5), minutes: Number(minutes) },
  };
}

type OverlapNoticeProps = {
  overlap: Overlap;
  /** The zone of the form's other times. */
  timeZone: string;
};

/** Says which time is already taken, so that another one can be chosen. */
function OverlapNotice({ overlap: { activity, startedAt, endedAt }, timeZone }: OverlapNoticeProps) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const kind = t(`kinds.${activity}`);
  const timeOf = (instant: string) => clockIn(new Date(instant), timeZone);
  const from = `${format.day(dayIn(new Date(startedAt), timeZone))}, ${timeOf(startedAt)}`;
  return (
    <Notice tone="error">
      {endedAt === null
        ? t('sessions.overlaps-clock', { kind, from })
        : t('sessions.overlaps', { kind, from, to: timeOf(endedAt) })}
    </Notice>
  );
}

/** What a session collides with; `endedAt` is null for the running clock. */
type Overlap = { activity: StudyKind; startedAt: string; endedAt: string | null };

/** What a refused session collides with; null when it was refused for another reason. */
function overlapOf(error: unknown): Overlap | null {
  if (errorCode(error) !== 'session-overlaps') return null;
  const { activity, startedAt, endedAt } = errorData(error);
  if (!isOneOf(studyKinds, activity) || typeof startedAt !== 'string') return null;
  return { activity, startedAt, endedAt: typeof endedAt === 'string' ? endedAt : null };
}
