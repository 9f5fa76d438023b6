import { useToast } from '#ui/use-toast.ts';
import { useErrorText } from './use-error-text.ts';

/** Says at the edge of the screen how a change went: that it is done, or in the reader's words why not. */
export function useOutcomeToast(): { done: (text: string) => void; failed: (error: unknown) => void } {
  const toast = useToast();
  const { errorText } = useErrorText();
  return {
    done: (text) => toast(text, 'success'),
    failed: (error) => toast(errorText(error), 'error'),
  };
}
