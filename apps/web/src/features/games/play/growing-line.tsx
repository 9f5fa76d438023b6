import { IconLeaf } from '@tabler/icons-react';
import { ProgressTrack } from '#ui/progress-bar.tsx';
import styles from './growing-line.module.css';
import type { Tried } from './tries.ts';
import { runAt } from './tries.ts';

type GrowingLineProps = {
  /** Names what progresses. */
  label: string;
  value: number;
  max: number;
  /** The value as text. */
  text?: string;
  /** With a place for each item: what was right at first grows a leaf there. */
  tries?: readonly Tried[];
};

/** A leaf is at its largest in a row of this many. */
const fullGrown = 6;

/**
 * How far a play has come. A right answer is a leaf, larger in a row of them and double when it came quickly; after a
 * wrong one the stem goes on without. Nothing of what has grown is taken back.
 */
export function GrowingLine({ label, value, max, text, tries = [] }: GrowingLineProps) {
  return (
    <div className={styles.line}>
      <ProgressTrack className={styles.bar} value={value} max={max} aria-label={label} aria-valuetext={text} />
      <ol className={styles.leaves} aria-hidden="true">
        {tries.map(({ isRight, isBrisk }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: they only come, in this order
            key={place}
            className={styles.place}
            style={{ insetInlineStart: `${(100 * (place + 0.5)) / max}%` }}
          >
            {isRight && <Leaf size={0.6 + Math.min(runAt(tries, place), fullGrown) / 10} isDouble={isBrisk} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Leaf({ size, isDouble }: { size: number; isDouble: boolean }) {
  return (
    <svg aria-hidden="true" className={styles.leaf} viewBox="0 0 24 26" style={{ width: `${24 * size}px` }}>
      <path d="M12 26C3 21 2 11 12 1c10 10 9 20 0 25Z" />
      {isDouble && <path className={styles.second} d="M12 26C12 18 4 15-2 16c1 7 7 11 14 10Z" />}
      {isDouble && <path className={styles.second} d="M12 26c0-8 8-11 14-10-1 7-7 11-14 10Z" />}
    </svg>
  );
}

/** Shorter rows say nothing. */
const leastRun = 3;

/** How many right answers in a row there are; screen readers hear of it at five and ten. */
export function RunMark({ tries }: { tries: readonly Tried[] }) {
  const run = runAt(tries);
  return (
    <p className={styles.run} data-on={run >= leastRun} aria-hidden="true">
      <IconLeaf size="1.125rem" />
      <span key={run} className={styles.count}>
        {run}
      </span>
    </p>
  );
}
