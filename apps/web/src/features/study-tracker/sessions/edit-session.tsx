import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditSession } from '#features/study-tracker/api.ts';
import { useDuration } from '#features/study-tracker/use-duration.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Notice } from '#ui/notice.tsx';
import { SessionForm } from './session-form.tsx';
import { useSessionForm } from './use-session-form.ts';

export type EditSessionProps = { session: StudySession; onClose: () => void };

/** The change is meant for the version that was current when the dialog opened. */
export function EditSession({ session, onClose }: EditSessionProps) {
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
      onSend={async (wish) => {
        const { id, version } = changed ?? opened;
        // Unless they are edited, its times keep their seconds and its pauses.
        const when = isMoved ? { when: wish.when } : {};
        await edit.mutateAsync({ id, version, activity: wish.activity, note: wish.note, ...when });
        done(t('saved'));
        onClose();
      }}
    />
  );
}
