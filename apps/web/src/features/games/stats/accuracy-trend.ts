import type { PlayedDay } from './every-day.ts';
import { addUp, enoughAnswers, shareRight } from './tally.ts';

export type AccuracyTrend = { kind: 'rose' | 'fell'; before: number; now: number } | { kind: 'level'; now: number };

/** A smaller change isn't noticeable. */
const step = 0.05;

/**
 * Right first answers in the later half of the days compared with the earlier half. Where either half has too few
 * answers, or nothing changed, it is the share for the whole period; null when no answer counts.
 */
export function accuracyTrend(days: readonly PlayedDay[]): AccuracyTrend | null {
  const middle = Math.floor(days.length / 2);
  const [earlier, later] = [addUp(days.slice(0, middle)), addUp(days.slice(middle))];
  const all = shareRight(addUp([earlier, later]));
  if (all === null) return null;
  const [before, now] = [shareRight(earlier), shareRight(later)];
  const canTell = Math.min(earlier.answered, later.answered) >= enoughAnswers;
  if (!canTell || before === null || now === null || Math.abs(now - before) < step) return { kind: 'level', now: all };
  return { kind: now > before ? 'rose' : 'fell', before, now };
}
