import { limits } from '@wordgrove/contract/limits';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDuration } from '#platform/duration.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import layout from '#ui/layout.module.css';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useDiscard, useStop } from './api.ts';
import { isMinutes } from './session-form.tsx';
import styles from './study.module.css';

/** A clock that nobody stopped: only the student knows how long it really was. */
export function ForgottenClock({ timer }: { timer: StudyTimer }) {
  const { t } = useTranslation('study-tracker');
  const format = useFormat();
  const duration = useDuration();
  const { done } = useOutcomeToast();
  const stop = useStop();
  const form = useFormState({
    start: { minutes: '' },
    checks: { minutes: isMinutes },
    fieldOfCode: { 'session-too-long': 'minutes', 'minutes-needed': 'minutes' },
  });
  const handleSubmit = () =>
    form.submit(async ({ minutes }) => {
      const { seconds } = await stop.mutateAsync({ id: timer.id, minutes: Number(minutes) });
      done(t('clock.stopped', { time: duration(seconds) }));
    });
  return (
    <Form className={styles.clock} onSubmit={handleSubmit} errors={form.errors}>
      <Notice tone="warning" title={t('clock.forgotten')}>
        {t('clock.forgotten-text', {
          when: format.dateTime(timer.startedAt),
          kind: t(`kinds.${timer.activity}`),
          time: duration(limits.studyMaxSeconds),
        })}
      </Notice>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField label={t('clock.really')} type="number" inputMode="numeric" min={1} {...form.field('minutes')} />
      <div className={layout.row}>
        <Button type="submit" variant="primary" loading={stop.isPending}>
          {t('save')}
        </Button>
        <DiscardClock id={timer.id} />
      </div>
    </Form>
  );
}

/** Discards a clock that was started by mistake; asks first, since its time is lost. */
export function DiscardClock({ id }: { id: string }) {
  const { t } = useTranslation('study-tracker');
  const { failed } = useOutcomeToast();
  const discard = useDiscard();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t('clock.discard')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('clock.discard-title')}
        text={t('clock.discard-text')}
        confirmText={t('clock.discard')}
        dangerous
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ id }, { onSettled: () => setAsking(false), onError: failed })}
      />
    </>
  );
}
