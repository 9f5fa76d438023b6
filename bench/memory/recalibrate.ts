import type { Review } from './score.ts';

/** A prediction p becomes the logistic function of shift + slope · logit p. */
type Correction = { shift: number; slope: number };

/**
 * The mean log-loss of one way after its level and slope are corrected on the same reviews (Platt scaling): what is
 * left of a difference is knowledge about single words, no longer over- or underconfidence about all of them.
 */
export function recalibratedLoss(reviews: readonly Review[], way: number): number {
  const points = reviews.map(({ passed, predicted }) => ({ passed: Number(passed), at: logit(predicted[way] ?? 0.5) }));
  let correction: Correction = { shift: 0, slope: 1 };
  for (let n = 0; n < 8; n += 1) correction = improved(points, correction);
  const { shift, slope } = correction;
  const sum = points.reduce((total, { passed, at }) => {
    const expected = logistic(shift + slope * at);
    return total - Math.log(passed ? expected : 1 - expected);
  }, 0);
  return sum / points.length;
}

/** One step of Newton's method for the log-loss. */
function improved(points: readonly { passed: number; at: number }[], { shift, slope }: Correction): Correction {
  let [error, errorAt, weight, weightAt, weightAtAt] = [0, 0, 0, 0, 0];
  for (const { passed, at } of points) {
    const expected = logistic(shift + slope * at);
    const own = expected * (1 - expected);
    error += passed - expected;
    errorAt += (passed - expected) * at;
    weight += own;
    weightAt += own * at;
    weightAtAt += own * at * at;
  }
  const determinant = weight * weightAtAt - weightAt * weightAt;
  return {
    shift: shift + (weightAtAt * error - weightAt * errorAt) / determinant,
    slope: slope + (weight * errorAt - weightAt * error) / determinant,
  };
}

function logit(predicted: number): number {
  const sure = Math.min(0.99, Math.max(0.01, predicted));
  return Math.log(sure / (1 - sure));
}

function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
