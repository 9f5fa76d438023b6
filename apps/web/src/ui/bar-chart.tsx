import { clsx } from 'clsx';
import type { PointerEvent } from 'react';
import { useState } from 'react';
import styles from './bar-chart.module.css';
import layout from './layout.module.css';

export type Bar = {
  id: string;
  /** Shown under the axis. */
  short: string;
  /** Name and value as text, shown when the bar is selected. */
  text: string;
  value: number;
};

export type BarChartProps = {
  /** The chart's one message. */
  label: string;
  /** What each bar is, such as "Day": names the control that moves from bar to bar. */
  barName: string;
  bars: readonly Bar[];
  /** The top of the scale. */
  top: number;
  /** The ends of the scale as text. */
  scale: { top: string; bottom: string };
  /** Whether every bar has its name under it, which takes short names; otherwise the first, middle and last. */
  namesAll?: boolean;
  /** Which bar is selected initially: the first, the last, or the one at that index. */
  startAt: 'first' | 'last' | number;
};

const gap = 0.12;

/**
 * Bars in a row. The value of one bar is shown below: the one under the mouse or finger, or the one selected with the
 * arrow keys. A table with the numbers belongs behind every chart; the caller supplies it.
 */
export function BarChart({ label, barName, bars, top, scale, namesAll = false, startAt }: BarChartProps) {
  const [pickedId, setPickedId] = useState<string | null>(null);
  const found = bars.findIndex(({ id }) => id === pickedId);
  const start = startAt === 'first' ? 0 : startAt === 'last' ? bars.length - 1 : startAt;
  const picked = found >= 0 ? found : start;
  const pick = (at: number) => setPickedId(bars[Math.min(Math.max(at, 0), bars.length - 1)]?.id ?? null);
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    pick(Math.floor(((clientX - left) / width) * bars.length));
  };
  const marks = namesAll ? bars : [...new Set([bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)])];
  return (
    <div className={styles.chart}>
      <span className={styles.scale} aria-hidden="true">
        <span>{scale.top}</span>
        <span>{scale.bottom}</span>
      </span>
      <div className={styles.field} onPointerDown={handlePointer} onPointerMove={handlePointer}>
        <svg viewBox={`0 0 ${bars.length} ${top}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {[0, top / 2, top].map((height) => (
            <line key={height} className={styles.grid} x1="0" x2={bars.length} y1={height} y2={height} />
          ))}
          <rect className={styles.column} x={picked} width={1} y={0} height={top} />
          {bars.map(({ id, value }, at) => (
            <rect
              key={id}
              className={clsx(styles.bar, at === picked && styles.picked)}
              x={at + gap}
              width={1 - 2 * gap}
              y={top - value}
              height={value}
            />
          ))}
        </svg>
        <input
          type="range"
          className={layout.unseen}
          aria-label={barName}
          aria-valuetext={bars[picked]?.text}
          min={0}
          max={Math.max(bars.length - 1, 0)}
          value={picked}
          onChange={({ target }) => pick(Number(target.value))}
        />
      </div>
      <div className={clsx(styles.axis, namesAll && styles.all)} aria-hidden="true">
        {marks.map((bar) => bar && <span key={bar.id}>{bar.short}</span>)}
      </div>
      <p className={styles.value} aria-hidden="true">
        {bars[picked]?.text}
      </p>
    </div>
  );
}
