import { useToast } from '#ui/use-toast.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Shows a message at the edge of the screen about how a change went: that it is done, or why not, in the reader's
 * language. A message replaces the previous one with the same `about`.
 */
export function useOutcomeToast() {
  const toast = useToast();
  const { errorText } = useErrorText();
  const done = (text: string, about?: string) => toast(text, 'success', about);
  const failed = (error: unknown) => toast(errorText(error), 'error');
  return {
    done,
    failed,
    /** Does something, and says why if it fails. */
    attempt: (work: () => Promise<unknown>) => void work().catch(failed),
    /** The callbacks of a change that say either. */
    report: (text: string, about?: string) => ({ onSuccess: () => done(text, about), onError: failed }),
  };
}
