import { studyKinds } from '@wordgrove/contract/study-clock';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#features/study-tracker/study.module.css';
import { useOwnZone } from '#features/study-tracker/use-own-zone.ts';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { OverlapNotice } from './overlap-notice.tsx';
import type { Overlap } from './overlap-of.ts';
import { overlapOf } from './overlap-of.ts';
import type { SessionFormState, SessionWish } from './use-session-form.ts';
import { wishOf } from './use-session-form.ts';

export type SessionFormProps = {
  form: SessionFormState;
  /** The zone of its day and time; the student's own by default. */
  timeZone?: string;
  isPending: boolean;
  /** Rejects when the session can't be saved; the form then shows why. */
  onSend: (wish: SessionWish) => Promise<void>;
  onCancel: () => void;
  /** Replaces the form's own message about a refusal. */
  notice?: ReactNode;
};

/** What was studied, when it began and how long it took. */
export function SessionForm({ form, timeZone, isPending, onSend, onCancel, notice }: SessionFormProps) {
  const { t } = useTranslation('study-tracker');
  const ownZone = useOwnZone();
  const zone = timeZone ?? ownZone;
  const format = useFormat();
  const [overlap, setOverlap] = useState<Overlap | null>(null);
  const { onChange, ...activity } = form.field('activity');
  const handleSubmit = () => {
    setOverlap(null);
    return form.submit(async (values) => {
      try {
        await onSend(wishOf(values));
      } catch (error) {
        setOverlap(overlapOf(error));
        throw error;
      }
    });
  };
  const failure = form.failure && <Notice tone="error">{form.failure}</Notice>;
  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      {notice || (overlap ? <OverlapNotice overlap={overlap} timeZone={zone} /> : failure)}
      <SelectField
        label={t('kind')}
        options={studyKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        {...activity}
        onChange={onChange}
      />
      <div className={styles.when}>
        <TextField type="date" label={t('sessions.day')} {...form.field('day')} />
        <TextField type="time" label={t('sessions.from')} {...form.field('time')} />
        <TextField type="number" inputMode="numeric" min={1} label={t('sessions.minutes')} {...form.field('minutes')} />
      </div>
      {zone !== ownZone && <p className={styles.note}>{t('sessions.elsewhere', { city: format.city(zone) })}</p>}
      <TextField label={t('sessions.note')} note={t('optional')} autoComplete="off" {...form.field('note')} />
      <DialogActions>
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </Form>
  );
}
