import type { ReactNode } from 'react';
import styles from './word-plant.module.css';

type PlantState = 'new' | 'learning' | 'known' | 'at-risk';

export type WordPlantProps = {
  state: PlantState;
  /** Height on screen in pixels. */
  size: number;
  /** Whether it has just become what it is: it is seen to grow. */
  isGrowing?: boolean;
};

const soil = 'var(--picture-soil)';
const leaf = 'var(--picture-leaf)';
const deep = 'var(--picture-leaf-deep)';
const dry = 'var(--picture-dry)';
const sun = 'var(--picture-sun)';

const plants: Readonly<Record<PlantState, ReactNode>> = {
  new: (
    <>
      <ellipse cx="24" cy="35" rx="6" ry="8" fill={dry} transform="rotate(18 24 35)" />
      <path d="M21.5 31c-1 2-1 4 0 6" stroke="var(--picture-page)" strokeOpacity=".7" strokeWidth="1.8" />
    </>
  ),
  learning: (
    <>
      <path d="M24 41c0-7-.4-12 .4-18" stroke={deep} strokeWidth="2.6" />
      <path d="M24 28C14 29 9 23 8 14c9-1 15 4 16 14Z" fill={leaf} />
      <path d="M24.4 24C24 15 30 9 40 9c0 10-6 15-15.6 15Z" fill={deep} />
    </>
  ),
  known: (
    <>
      <path d="M21.5 42c1-6 1-11 .5-18h4c-.5 7-.5 12 .5 18Z" fill={soil} />
      <circle cx="14.5" cy="20" r="9" fill={deep} />
      <circle cx="33.5" cy="20" r="9" fill={deep} />
      <circle cx="24" cy="13.5" r="10.5" fill={leaf} />
      <circle cx="29" cy="17" r="2" fill={sun} />
      <circle cx="15.5" cy="22.5" r="2" fill={sun} />
      <circle cx="35" cy="23" r="2" fill={sun} />
    </>
  ),
  'at-risk': (
    <>
      <path d="M23 41c0-9 1-15-3-23" stroke={soil} strokeWidth="2.6" />
      <path d="M20.5 19C12 16 6 20 4 28c8 2 14-1 16.5-9Z" fill={dry} />
      <path d="M22.5 27c3-8 10-10 18-7-1 9-8 12-18 7Z" fill={dry} />
      <path d="M33 40.5c2-3 5-3.5 8-2-1.5 3-4.5 4-8 2Z" fill={dry} />
      <path d="M19 20c-4 1-8 3-11 6m15.5 1c5-2 9-3 13-5" stroke={soil} strokeOpacity=".7" strokeWidth="1.4" />
    </>
  ),
};

/** A word as a plant of the grove: a seed, a sprout, a tree, or one that dries. Decorative only. */
export function WordPlant({ state, size, isGrowing = false }: WordPlantProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={styles.picture}
    >
      <ellipse cx="24" cy="43" rx="17" ry="4" fill="var(--picture-ground)" />
      <g key={state} className={isGrowing ? styles.growing : undefined}>
        {plants[state]}
      </g>
      <path d="M14 43c2-4 6-5.5 10-5.5S32 39 34 43c-3 1.5-6 2-10 2s-7-.5-10-2Z" fill={soil} />
    </svg>
  );
}
