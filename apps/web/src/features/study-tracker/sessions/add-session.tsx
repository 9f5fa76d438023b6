import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useAddSession } from '#features/study-tracker/api.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { SessionForm } from './session-form.tsx';
import { useSessionForm } from './use-session-form.ts';

export type AddSessionProps = { today: string; onClose: () => void };

export function AddSession({ today, onClose }: AddSessionProps) {
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
