import { useToast } from '#ui/use-toast.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Shows a message at the edge of the screen about how a change went: that it is done, or why not, in the reader's
 * language. A message replaces the previous one with the same `about`.
 */
export function useOutcomeToast(): { done: (text: string, about?: string) => void; failed: (error: unknown) => void } {
  const toast = useToast();
  const { errorText } = useErrorText();
  return {
    done: (text, about) => toast(text, 'success', about),
    failed: (error) => toast(errorText(error), 'error'),
  };
}
