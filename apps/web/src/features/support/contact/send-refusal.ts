import { errorCode, errorData, retryAfterSeconds } from '#platform/errors.ts';

/** Why a message wasn't sent, as far as it affects what the writer can do. */
type SendRefusal =
  | { kind: 'not-set-up' }
  | { kind: 'wait'; minutes: number }
  | { kind: 'file'; filename: string }
  | { kind: 'files' }
  | { kind: 'network' }
  | { kind: 'storage-full' }
  | { kind: 'other' };

/** Reads the reason for a refusal from a call's error. */
export function sendRefusal(error: unknown): SendRefusal {
  switch (errorCode(error)) {
    case 'support-not-set-up':
      return { kind: 'not-set-up' };
    case 'too-many-requests':
      return { kind: 'wait', minutes: Math.max(1, Math.ceil((retryAfterSeconds(error) ?? 60) / 60)) };
    case 'attachment-not-allowed': {
      const { filename } = errorData(error);
      return typeof filename === 'string' && filename ? { kind: 'file', filename } : { kind: 'files' };
    }
    case 'too-large':
    case 'too-many-attachments':
      return { kind: 'files' };
    case 'network-request-failed':
      return { kind: 'network' };
    case 'storage-full':
      return { kind: 'storage-full' };
    default:
      return { kind: 'other' };
  }
}
