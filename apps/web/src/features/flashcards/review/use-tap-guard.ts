import { useSettled } from '#ui/use-settled.ts';
import styles from './review.module.css';

/** So long the second tap of a double tap may come, meant for the button that was there before. */
const doubleTapMs = 500;

/** The class of buttons that no pointer reaches until their state has stood a moment; keys reach them at once. */
export function useTapGuard(state: string): string | undefined {
  return useSettled(state, doubleTapMs) ? undefined : styles.unsettled;
}
