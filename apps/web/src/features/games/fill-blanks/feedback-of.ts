import type { FillBlanksAnswer, FillBlanksDetail } from '@wordgrove/games/fill-blanks';
import { isDone, isRight } from '@wordgrove/games/fill-blanks';

export type GapFeedback = FillBlanksDetail & { tone: 'right' | 'nearly' | 'wrong' };

/**
 * Feedback on the last answer to a gap.
 *
 * @param detail as judged on this screen; null before an answer, and after a refresh
 */
export function feedbackOf(answer: FillBlanksAnswer, detail: FillBlanksDetail | null): GapFeedback | null {
  const last = answer.tries.at(-1);
  const shown = detail ?? (last ? { judged: last.judged, feedback: null, isDone: isDone(answer) } : null);
  if (!shown) return null;
  return { ...shown, tone: isRight(shown.judged) ? 'right' : shown.judged === 'wrong' ? 'wrong' : 'nearly' };
}
