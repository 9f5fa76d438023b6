import { useToast } from '#ui/use-toast.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * Says at the edge of the screen how a change went: that it is done, or in the reader's words why not. What is said
 * `about` the same takes the place of what was said before.
 */
export function useOutcomeToast(): { done: (text: string, about?: string) => void; failed: (error: unknown) => void } {
  const toast = useToast();
  const { errorText } = useErrorText();
  return {
    done: (text, about) => toast(text, 'success', about),
    failed: (error) => toast(errorText(error), 'error'),
  };
}
