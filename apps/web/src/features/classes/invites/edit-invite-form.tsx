import type { Invite } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditForm } from '#platform/use-edit-form.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useUpdateInvite } from './api.ts';
import { InviteFacts } from './invite-facts.tsx';
import { isUses, OptionFields, readOptions, typedOptions } from './option-fields.tsx';

const checks = { maxUses: isUses };
const fieldOfCode = { 'expires-in-past': 'expiresOn', 'below-current-uses': 'maxUses' } as const;

export function EditInviteForm({ invite, onDone }: { invite: Invite; onDone: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  const [requireApproval, setRequireApproval] = useState(invite.settings.requireApproval);
  const form = useEditForm({
    ...{ row: invite, typed: typedOptions, checks, fieldOfCode },
    onFollow: (before, saved) =>
      setRequireApproval((typed) =>
        typed === before.settings.requireApproval ? saved.settings.requireApproval : typed,
      ),
  });
  const update = useUpdateInvite(form.follow);

  const handleSubmit = async () => {
    const { id, version } = form.edited;
    const isSaved = await form.submit((typed) =>
      update.mutateAsync({ id, version, ...readOptions(typed), requireApproval }),
    );
    if (!isSaved) return;
    done(t('saved'));
    onDone();
  };

  const { changed } = form;
  const conflict = changed && (
    <Notice tone="warning" title={t('invites.changed-elsewhere')}>
      <InviteFacts invite={changed} classTimeZone={undefined} />
    </Notice>
  );
  return (
    <DialogForm
      form={form}
      notice={conflict}
      submitText={t('save')}
      isPending={update.isPending}
      onSubmit={handleSubmit}
      onCancel={onDone}
    >
      <OptionFields field={form.field} requireApproval={requireApproval} onApprovalChange={setRequireApproval} />
    </DialogForm>
  );
}
