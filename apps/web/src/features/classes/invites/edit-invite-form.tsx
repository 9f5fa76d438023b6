import type { Invite } from '@wordgrove/contract/classes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormState } from '#platform/use-form-state.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { DialogActions } from '#ui/dialog-actions.tsx';
import { Form } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { useUpdateInvite } from './api.ts';
import { InviteFacts } from './invite-facts.tsx';
import { isUses, readOptions, typedOptions } from './invite-options.ts';
import { OptionFields } from './option-fields.tsx';

const checks = { maxUses: isUses };
const fieldOfCode = { 'expires-in-past': 'expiresOn', 'below-current-uses': 'maxUses' } as const;

export type EditInviteFormProps = { invite: Invite; onDone: () => void };

/** Edits an invite. One that was changed elsewhere meanwhile is shown beside what was typed; saving again decides. */
export function EditInviteForm({ invite, onDone }: EditInviteFormProps) {
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

  return (
    <Form onSubmit={() => void handleSubmit()} errors={form.errors}>
      {form.failure && !changed && <Notice tone="error">{form.failure}</Notice>}
      {changed && (
        <Notice tone="warning" title={t('invites.changed-elsewhere')}>
          <InviteFacts invite={changed} classTimeZone={undefined} />
        </Notice>
      )}
      <OptionFields field={form.field} requireApproval={requireApproval} onApprovalChange={setRequireApproval} />
      <DialogActions>
        <Button onClick={onDone}>{t('cancel')}</Button>
        <Button type="submit" variant="primary" loading={update.isPending}>
          {t('save')}
        </Button>
      </DialogActions>
    </Form>
  );
}
