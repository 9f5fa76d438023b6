import type { StudySession } from '@wordgrove/contract/study-tracker';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useDuration } from '#platform/duration.ts';
import { useEditForm } from '#platform/use-edit-form.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Notice } from '#ui/notice.tsx';
import { useAddSession, useEditSession } from './api.ts';
import { SessionForm, sessionRules } from './session-form.tsx';

export function AddSession({ today, onClose }: { today: string; onClose: () => void }) {
  const { t } = useTranslation('study-tracker');
  const { done } = useOutcomeToast();
  const add = useAddSession();
  // Made with the form, so that sending it again after a lost answer makes no second session.
  const [id] = useState(() => v7());
  const start = { activity: 'vocabulary', note: '', day: today, time: '', minutes: '' };
  const form = useFormState({ start, ...sessionRules });
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

export function EditSession({ session, onClose }: { session: StudySession; onClose: () => void }) {
  const { t } = useTranslation('study-tracker');
  const duration = useDuration();
  const { done } = useOutcomeToast();
  const form = useEditForm({ row: session, typed, ...sessionRules });
  const edit = useEditSession(form.follow);
  const { changed, edited, values } = form;
  const saved = typed(edited);
  const isMoved = values.day !== saved.day || values.time !== saved.time || values.minutes !== saved.minutes;
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
      timeZone={edited.timeZone}
      notice={notice}
      isPending={edit.isPending}
      onCancel={onClose}
      onSend={async (input) => {
        const { id, version } = edited;
        // Unless they are edited, its times keep their seconds and its pauses.
        const when = isMoved ? { when: input.when } : {};
        await edit.mutateAsync({ id, version, activity: input.activity, note: input.note, ...when });
        done(t('saved'));
        onClose();
      }}
    />
  );
}

/** A session as the fields show it. */
const typed = ({ activity, note, day, time, seconds }: StudySession) => ({
  ...{ activity, note, day, time },
  minutes: String(Math.max(1, Math.round(seconds / 60))),
});
