import { ORPCError } from '@orpc/client';
import { useMutation } from '@tanstack/react-query';
import { limits } from '@wordgrove/contract/limits';
import { streamPaths } from '@wordgrove/contract/paths';
import type { SupportMessage } from '@wordgrove/contract/support';
import { atLeast } from './at-least.ts';

export type OutgoingMessage = {
  fields: Readonly<Record<keyof SupportMessage, string>>;
  files: readonly File[];
};

/**
 * Sends a message with its files. Rejects with the server's code like any other call, or `network-request-failed`.
 * Sent again under the same id it is the same message.
 */
export async function sendSupportMessage({ fields, files }: OutgoingMessage): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of files) form.append('attachments', file, file.name);
  const response = await post(form);
  if (!response.ok) throw await refusalOf(response);
}

/** Sending takes long enough to be seen, so that nobody wonders whether anything happened. */
export const useSendSupportMessage = () =>
  useMutation({
    mutationFn: (message: OutgoingMessage) => atLeast(limits.supportSendingMs, sendSupportMessage(message)),
  });

async function post(form: FormData): Promise<Response> {
  try {
    return await fetch(streamPaths.supportMessages, { method: 'POST', body: form, credentials: 'same-origin' });
  } catch (cause) {
    throw new ORPCError('network-request-failed', { status: 0, message: String(cause), cause });
  }
}

async function refusalOf(response: Response): Promise<ORPCError<string, unknown>> {
  const body: unknown = await response.json().catch(() => null);
  const { code, data } = typeof body === 'object' && body !== null ? { code: undefined, data: undefined, ...body } : {};
  // A proxy in between answers in its own way; its status still tells that the files were too much for it.
  const fallback = response.status === 413 ? 'too-large' : 'unexpected';
  const known = typeof code === 'string' ? code : fallback;
  return new ORPCError(known, { status: response.status, message: known, data });
}
