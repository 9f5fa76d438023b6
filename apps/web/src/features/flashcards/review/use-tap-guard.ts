import { useSettled } from '#ui/use-settled.ts';
import styles from './review.module.css';

/** How long the second tap of a double tap may take; it was meant for the button that was there before. */
const doubleTapMs = 500;

/** The class of buttons that ignore the pointer until their state has lasted a moment; keys reach them at once. */
export function useTapGuard(state: string): string | undefined {
  return useSettled(state, doubleTapMs) ? undefined : styles.unsettled;
}
