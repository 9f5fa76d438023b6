import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useDuration } from '#platform/duration.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Notice } from '#ui/notice.tsx';
import { useAddSession, useEditSession } from './api.ts';
import { SessionForm, useSessionForm } from './session-form.tsx';

export function AddSession({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useTranslation('study-tracker');
  const { done } = useOutcomeToast();
  const add = useAddSession();
  // Made with the form, so that sending it again after a lost answer makes no second session.
  const [id] = useState(() => v7());
  const form = useSessionForm({ activity: 'vocabulary', note: '', day: today, time: '', minutes: '' });
  return (
    <SessionForm
      form={form}
      isPending={add.isPending}
      onCancel={onClose}
      onSend={async ({ activity, note, when }) => {
        await add.mutateAsync({ id, activity, note, ...when });
        done(t('saved'));
        onClose();
      }}
    />
  );
}

/** The change is meant for the version that was current when the dialog opened. */
export function EditSession({ session, onClose }: { session: StudySession; onClose: () => void }) {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  const { done } = useOutcomeToast();
  const [opened] = useState(session);
  const [changed, setChanged] = useState<StudySession | null>(null);
  const edit = useEditSession(setChanged);
  const { activity, note, day, time } = opened;
  const minutes = String(Math.max(1, Math.round(opened.seconds / 60)));
  const form = useSessionForm({ activity, note, day, time, minutes });
  const isMoved = form.values.day !== day || form.values.time !== time || form.values.minutes !== minutes;
  const notice = changed && (
    <Notice tone="warning">
      {t('sessions.changed-elsewhere', {
        kind: t(`kinds.${changed.activity}`),
        time: changed.time,
        length: duration(changed.seconds),
      })}
    </Notice>
  );
  return (
    <SessionForm
      form={form}
      timeZone={opened.timeZone}
      notice={notice}
      isPending={edit.isPending}
      onCancel={onClose}
      onSend={async (input) => {
        const { id, version } = changed ?? opened;
        // Unless they are edited, its times keep their seconds and its pauses.
        const when = isMoved ? { when: input.when } : {};
        await edit.mutateAsync({ id, version, activity: input.activity, note: input.note, ...when });
        done(t('saved'));
        onClose();
      }}
    />
  );
}
