import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { isInviteCode } from '#platform/field-checks.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import type { FieldOfForm } from '#platform/use-form-state.ts';
import { Notice } from '#ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';

/** The invite code, with the class it opens as soon as it is complete. */
export function InviteCodeField({ error, ...field }: FieldOfForm) {
  const { t } = useTranslation('auth');
  const { errorText } = useErrorText();
  const code = useDeferredValue(field.value.replace(/\s+/g, '').toUpperCase());
  const offer = useQuery(
    orpc.classes.checkInvite.queryOptions({
      input: { code },
      enabled: isInviteCode(code) === null,
      retry: false,
      staleTime: 60_000,
    }),
  );
  const refusal = offer.isError ? errorText(offer.error) : undefined;
  return (
    <>
      <TextField
        label={t('fields.invite-code')}
        hint={t('fields.invite-code-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        error={error ?? refusal}
        {...field}
      />
      {offer.data && (
        <Notice tone="success">
          {t('register.offer', { className: offer.data.className, teacherName: offer.data.teacherName })}
          {offer.data.requireApproval && ` ${t('register.offer-approval')}`}
        </Notice>
      )}
    </>
  );
}
