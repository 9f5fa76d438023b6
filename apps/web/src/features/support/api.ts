import { useMutation } from '@tanstack/react-query';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import type { SupportMessage } from '@wordgrove/contract/support';
import { postForm } from '#platform/post-form.ts';

type OutgoingMessage = {
  fields: Readonly<Record<keyof SupportMessage, string>>;
  files: readonly File[];
};

/**
 * Sends a message with its files. Rejects with the server's code like any other call, or `network-request-failed`. Sent
 * again under the same id, it is the same message.
 */
export async function sendSupportMessage({ fields, files }: OutgoingMessage): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('attachments', file, file.name);
  await postForm(streamPaths.supportMessages, form);
}

/** Sending takes long enough to be visible, so that nobody wonders whether anything happened. */
export const useSendSupportMessage = () =>
  useMutation({
    mutationFn: (message: OutgoingMessage) => atLeast(limits.supportSendingMs, sendSupportMessage(message)),
  });

/** The outcome of `work`, success or failure, but not before `ms` have passed. */
export async function atLeast<Outcome>(ms: number, work: Promise<Outcome>): Promise<Outcome> {
  await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))]);
  return work;
}
