import { limits } from '@wordgrove/contract/limits';
import type { StudyTimer } from '@wordgrove/contract/study-tracker';
import { useTranslation } from 'react-i18next';
import { useStop } from '#features/study-tracker/api.ts';
import { isMinutes } from '#features/study-tracker/is-minutes.ts';
import styles from '#features/study-tracker/study.module.css';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { DiscardClock } from './discard-clock.tsx';

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
    <Form className={styles.clock} onSubmit={() => void handleSubmit()} errors={form.errors}>
      <Notice tone="warning" title={t('clock.forgotten')}>
        {t('clock.forgotten-text', {
          when: format.dateTime(timer.startedAt),
          kind: t(`kinds.${timer.activity}`),
          time: duration(limits.studyMaxSeconds),
        })}
      </Notice>
      {form.failure && <Notice tone="error">{form.failure}</Notice>}
      <TextField label={t('clock.really')} type="number" inputMode="numeric" min={1} {...form.field('minutes')} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={stop.isPending}>
          {t('save')}
        </Button>
        <DiscardClock id={timer.id} />
      </div>
    </Form>
  );
}
