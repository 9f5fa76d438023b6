import type { Invite } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { DialogForm } from '#ui/dialog-form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useUpdateInvite } from './api.ts';
import { InviteFacts } from './invite-facts.tsx';
import { isUses, OptionFields, readOptions, typedOptions } from './option-fields.tsx';

const checks = { maxUses: isUses };
const fieldOfCode = { 'expires-in-past': 'expiresOn', 'below-current-uses': 'maxUses' } as const;

/** Edits an invite. One that was changed elsewhere meanwhile is shown beside what was typed; saving again decides. */
export function EditInviteForm({ invite, onDone }: { invite: Invite; onDone: () => void }) {
  const { t } = useTranslation('classes');
  const { done } = useOutcomeToast();
  // The list's row may change while the form is open: what was typed is meant for this version.
  const [opened] = useState(invite);
  const [changed, setChanged] = useState<Invite | null>(null);
  const update = useUpdateInvite(setChanged);
  const [requireApproval, setRequireApproval] = useState(invite.settings.requireApproval);
  const form = useFormState({ start: typedOptions(invite), checks, fieldOfCode });

  const handleSubmit = async () => {
    const { id, version } = changed ?? opened;
    const isSaved = await form.submit((typed) =>
      update.mutateAsync({ id, version, ...readOptions(typed), requireApproval }),
    );
    if (!isSaved) return;
    done(t('saved'));
    onDone();
  };

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
