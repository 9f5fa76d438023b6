import type { ReactNode } from 'react';
import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';
import styles from './seedling.module.css';

/** How the seedling feels about what is beside it. */
export type SeedlingMood = 'curious' | 'glad' | 'proud' | 'sleepy' | 'puzzled';

type Look = {
  /** How far each leaf is turned from standing up, in degrees. */
  leaves: readonly [left: number, right: number];
  /** How far the body leans. */
  lean?: number;
  arms: ReactNode;
  eyes: ReactNode;
  mouth: string;
  /** What is seen only in this mood. */
  extra?: ReactNode;
};

const ink = 'var(--ink)';

/** An open eye; `look` moves the light in it, and with it where it looks. */
function Eye({
  x,
  y = 72,
  rx = 5.2,
  ry = 6.6,
  look = 0,
}: Record<'x', number> & Partial<Record<'y' | 'rx' | 'ry' | 'look', number>>) {
  return (
    <>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={ink} />
      <circle cx={x + 1.6 + look} cy={y - 2.6} r="2" fill="var(--picture-page)" />
    </>
  );
}

const stroke = { stroke: ink, strokeWidth: 3.4 } as const;
const arm = { stroke: 'var(--seed-deep)', strokeWidth: 6 } as const;
const low = <path d="M31 82c-5 2-8 6-9 10M89 82c5 2 8 6 9 10" {...arm} />;

const looks: Readonly<Record<SeedlingMood, Look>> = {
  curious: {
    leaves: [-34, 62],
    lean: 5,
    arms: <path d="M31 82c-5 2-8 6-9 10M89 80c6-1 9-5 10-10" {...arm} />,
    eyes: (
      <>
        <Eye x={48} ry={7.4} rx={5.8} look={0.6} />
        <Eye x={72} ry={7.4} rx={5.8} look={0.6} />
      </>
    ),
    mouth: 'M57 86c2 2.4 5 2.4 7 0',
  },
  glad: {
    leaves: [-50, 50],
    arms: low,
    eyes: (
      <>
        <Eye x={47} />
        <Eye x={73} />
      </>
    ),
    mouth: 'M51 83c4 8 14 8 18 0',
  },
  proud: {
    leaves: [-64, 64],
    arms: <path d="M31 79c-7-3-11-9-12-16M89 79c7-3 11-9 12-16" {...arm} />,
    eyes: <path d="M41 73c2-6 9-6 11 0M68 73c2-6 9-6 11 0" {...stroke} />,
    mouth: 'M49 82c3 11 19 11 22 0Z',
    extra: (
      <>
        <path
          d="M60 28c-4-5-9-3-9 1 0 3 2 4 4 4-3 2-2 7 2 7 2 0 3-1 3-3 0 2 1 3 3 3 4 0 5-5 2-7 2 0 4-1 4-4 0-4-5-6-9-1Z"
          fill="var(--picture-sun)"
          transform="translate(0 -5)"
        />
        <circle cx="60" cy="29" r="3.4" fill="var(--picture-page)" />
      </>
    ),
  },
  sleepy: {
    leaves: [-98, 78],
    lean: -4,
    arms: <path d="M32 84c-3 4-4 8-3 12M88 84c3 4 4 8 3 12" {...arm} />,
    eyes: <path d="M41 73c3 4 8 4 11 0M68 73c3 4 8 4 11 0" {...stroke} />,
    mouth: 'M57 86c2 1.6 4 1.6 6 0',
    extra: (
      <path
        d="M94 50h8l-8 9h8M106 33h6l-6 7h6"
        stroke="var(--picture-outline)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    ),
  },
  puzzled: {
    leaves: [-82, 24],
    lean: -6,
    arms: <path d="M31 84c-5 2-7 6-8 10M88 82c6 0 8-3 4-9" {...arm} />,
    eyes: (
      <>
        <Eye x={48} rx={4.6} ry={5.4} y={73} look={-1.8} />
        <Eye x={73} rx={6} ry={7.8} y={71} look={-1.8} />
        <path d="M42 63c3-2 7-2 10-1M66 58c4-3 10-3 13 0" stroke={ink} strokeWidth="2.8" />
      </>
    ),
    mouth: 'M53 88c2-4 5-4 7-1.4s5 2.6 7-1',
    extra: (
      <>
        <path d="M92 34c0-7 12-7 12 1 0 5-6 5-6 11" stroke="var(--picture-outline)" strokeWidth="3.6" />
        <circle cx="98" cy="53" r="2.4" fill="var(--picture-outline)" />
      </>
    ),
  },
};

/** The figure of the product: a seed that has sprouted, and shows how it feels. At most one on a screen. */
export function Seedling({ mood, size }: PictureProps & { mood: SeedlingMood }) {
  const { leaves, lean = 0, arms, eyes, mouth, extra } = looks[mood];
  return (
    <Picture size={size}>
      <Ground />
      <g className={styles.seedling} transform={`rotate(${lean} 60 104)`}>
        <path d="M60 48V36" stroke="var(--picture-leaf-deep)" strokeWidth="5" />
        <Leaf turn={leaves[0]} />
        <Leaf turn={leaves[1]} isRight />
        {arms}
        <path d="M60 41c13 2 34 20 34 43 0 15-14 21-34 21s-34-6-34-21c0-23 21-41 34-43Z" fill="var(--seed)" />
        <path
          d="M93 77c4 19-9 28-33 28-16 0-27-4-32-12 8 4 18 6 28 5 21-1 34-8 37-21Z"
          fill="var(--seed-deep)"
          opacity=".55"
        />
        <path d="M41 62c3-4 6-8 10-11" stroke="var(--picture-page)" strokeOpacity=".55" strokeWidth="4.5" />
        <path d="M47 105c-1 3-4 4-8 4M73 105c1 3 4 4 8 4" {...arm} />
        <ellipse cx="38" cy="84" rx="5.4" ry="3.6" fill="var(--cheek)" />
        <ellipse cx="82" cy="84" rx="5.4" ry="3.6" fill="var(--cheek)" />
        {eyes}
        <path d={mouth} {...stroke} fill={mouth.endsWith('Z') ? ink : 'none'} strokeLinejoin="round" />
        {mouth.endsWith('Z') && <path d="M55 89c3-2 7-2 10 0-2 2.6-8 2.6-10 0Z" fill="var(--cheek)" />}
      </g>
      {extra}
    </Picture>
  );
}

function Leaf({ turn, isRight = false }: { turn: number; isRight?: boolean }) {
  return (
    <g transform={`translate(60 39) rotate(${turn})`}>
      <path d="M0 0C-15-8-14-26 0-38 14-26 15-8 0 0Z" fill={`var(--picture-leaf${isRight ? '-deep' : ''})`} />
      <path d="M0-4v-20" stroke="var(--picture-leaf-soft)" strokeWidth="2.4" />
    </g>
  );
}
