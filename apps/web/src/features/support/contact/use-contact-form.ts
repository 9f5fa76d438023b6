import { displayName } from '@wordgrove/contract/display-name';
import { limits } from '@wordgrove/contract/limits';
import type { SupportMessage } from '@wordgrove/contract/support';
import { useEffect, useState } from 'react';
import { useSendSupportMessage } from '#features/support/api.ts';
import type { Check } from '#platform/field-checks.ts';
import { checkEmail, checkFilled } from '#platform/field-checks.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormState } from '#platform/use-form-state.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import type { Attachment, Refusal } from './attachments.ts';
import { addFiles } from './attachments.ts';

const filledUpTo =
  (max: number): Check =>
  (value) =>
    checkFilled(value) ?? (value.trim().length > max ? 'too-long' : null);

const checks = {
  name: filledUpTo(limits.nameMax),
  email: checkEmail,
  subject: filledUpTo(limits.nameMax),
  message: filledUpTo(limits.supportMessageMax),
};
const required = ['name', 'email', 'subject', 'message'] as const;
const empty = { name: '', email: '', subject: '', category: 'general', priority: 'medium', message: '' };

export type Contact = ReturnType<typeof useContactForm>;

/** The contact form: its fields, its files, and the outcome of sending. */
export function useContactForm() {
  const { user, profile } = useSession();
  const known = user ? { name: displayName({ profile, user }), email: user.email } : {};
  const form = useFormState({ start: { ...empty, ...known }, checks });
  const files = useAttachments();
  const sending = useSendSupportMessage();
  const requestId = useRequestId();
  const [sentCount, setSentCount] = useState(0);
  const [isThanking, setThanking] = useState(false);

  useEffect(() => {
    if (!isThanking) return;
    const timer = setTimeout(() => setThanking(false), limits.supportSuccessMs);
    return () => clearTimeout(timer);
  }, [isThanking]);

  const send = async () => {
    setThanking(false);
    sending.reset();
    const isSent = await form.submit((values) => {
      // Changed content is a new message; the same content after a lost answer is the same one, unless it was sent.
      const id = requestId(JSON.stringify([sentCount, values, files.attached.map(({ key }) => key)]));
      const fields = { ...values, id, language: currentLanguage() };
      return sending.mutateAsync({ fields, files: files.attached.map(({ file }) => file) });
    });
    if (!isSent) return;
    form.fill({ subject: '', message: '' });
    files.clear();
    setSentCount(sentCount + 1);
    setThanking(true);
  };

  return {
    form,
    files,
    send: () => void send(),
    isSending: sending.isPending,
    isThanking,
    refusal: sending.error,
    /** Whether a required field is empty. */
    lacksFields: required.some((name) => form.errors[name] !== undefined && !form.values[name].trim()),
  };
}

/** The files that go with a message. */
function useAttachments() {
  const [attached, setAttached] = useState<readonly Attachment<File>[]>([]);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  return {
    attached,
    /** Files from the last choice that can't be sent. */
    refused,
    add: (files: readonly File[]) => {
      const next = addFiles(attached, files);
      setAttached(next.attached);
      setRefused(next.refused);
    },
    remove: (key: string) => {
      setAttached(attached.filter((one) => one.key !== key));
      setRefused([]);
    },
    clear: () => {
      setAttached([]);
      setRefused([]);
    },
  };
}

/** The choices of the contact form, in the order shown. */
export const categories = ['general', 'technical', 'account', 'feature'] as const satisfies readonly Category[];
export const priorities = ['low', 'medium', 'high', 'urgent'] as const satisfies readonly Priority[];

type Category = SupportMessage['category'];
type Priority = SupportMessage['priority'];
