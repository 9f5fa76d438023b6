import type { ToastTone } from './toast-store.ts';
import { addToast } from './toast-store.ts';

/** Returns the function that shows a short message at the edge of the screen. */
export function useToast(): (text: string, tone?: ToastTone, about?: string) => void {
  return addToast;
}
