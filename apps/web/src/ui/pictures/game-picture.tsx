import type { GameType } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import styles from './game-picture.module.css';

const page = 'var(--picture-page)';
const sun = 'var(--picture-sun)';
const leaf = 'var(--picture-leaf)';
const deep = 'var(--picture-leaf-deep)';
const outline = 'var(--picture-outline)';
const ink = 'var(--color-on-fill)';
const plum = 'var(--color-plum)';
const coral = 'var(--color-coral)';

/** A sheet or tile. */
function Tile({ x, y, w, h, fill = page }: { x: number; y: number; w: number; h: number; fill?: string }) {
  return <rect x={x} y={y} width={w} height={h} rx="6" fill={fill} />;
}

/** A line of writing. */
function Line({ x, y, w, color = outline }: { x: number; y: number; w: number; color?: string }) {
  return <path d={`M${x} ${y}h${w}`} stroke={color} strokeWidth="4" strokeLinecap="round" />;
}

function Tick({ x, y, color = deep }: { x: number; y: number; color?: string }) {
  return (
    <path
      d={`m${x} ${y} 6 6 11-12`}
      stroke={color}
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      fill="none"
    />
  );
}

const pictures: Readonly<Record<GameType, ReactNode>> = {
  'word-match': (
    <>
      <Tile x={16} y={26} w={34} h={26} />
      <Tile x={16} y={68} w={34} h={26} fill={leaf} />
      <Tile x={70} y={26} w={34} h={26} fill={leaf} />
      <Tile x={70} y={68} w={34} h={26} />
      <path d="M50 39c14 0 6 42 20 42M50 81c14 0 6-42 20-42" stroke={plum} strokeWidth="4" fill="none" />
      <Line x={24} y={39} w={18} />
      <Line x={78} y={81} w={18} />
    </>
  ),
  'true-false': (
    <>
      <Tile x={14} y={34} w={44} h={52} fill={leaf} />
      <Tile x={62} y={34} w={44} h={52} fill={coral} />
      <Tick x={27} y={60} color={page} />
      <path d="m76 52 16 16m0-16-16 16" stroke={page} strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  'word-ordering': (
    <>
      <Tile x={14} y={24} w={42} h={22} />
      <Tile x={60} y={24} w={28} h={22} fill={sun} />
      <Tile x={14} y={52} w={26} h={22} fill={leaf} />
      <Tile x={44} y={52} w={44} h={22} />
      <Tile x={14} y={80} w={34} h={22} fill={plum} />
      <path
        d="M100 30v64m-8-9 8 9 8-9"
        stroke={outline}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
      <Line x={22} y={35} w={24} />
      <Line x={52} y={63} w={26} />
    </>
  ),
  anagram: (
    <>
      <g transform="rotate(-10 34 56)">
        <Tile x={18} y={38} w={32} h={34} fill={sun} />
        <path d="M27 64l7-18 7 18m-12-6h10" stroke={ink} strokeWidth="4" strokeLinecap="round" fill="none" />
      </g>
      <g transform="rotate(7 62 64)">
        <Tile x={48} y={46} w={32} h={34} />
        <path d="M58 54v18h6a5 5 0 0 0 0-9h-6m0 0h5a4.5 4.5 0 0 0 0-9h-5" stroke={deep} strokeWidth="4" fill="none" />
      </g>
      <g transform="rotate(-6 92 52)">
        <Tile x={78} y={34} w={30} h={34} fill={leaf} />
        <path d="M100 45a8 8 0 1 0 0 12" stroke={page} strokeWidth="4" strokeLinecap="round" fill="none" />
      </g>
    </>
  ),
  'group-ranking': (
    <>
      <path d="M14 62h26v34H14zM47 44h26v52H47zM80 26h26v70H80z" fill={leaf} />
      <path d="M47 44h26v52H47z" fill={sun} />
      <circle cx="27" cy="50" r="8" fill={plum} />
      <circle cx="60" cy="32" r="8" fill={plum} />
      <circle cx="93" cy="15" r="8" fill={plum} />
    </>
  ),
  'fill-blanks': (
    <>
      <Tile x={16} y={22} w={88} h={76} />
      <Line x={28} y={40} w={30} />
      <Line x={28} y={58} w={14} />
      <rect x={50} y={48} width={40} height={20} rx="6" fill={sun} />
      <Line x={64} y={40} w={28} />
      <Line x={28} y={82} w={46} />
      <Line x={58} y={58} w={24} color={deep} />
    </>
  ),
  quiz: (
    <>
      <Tile x={16} y={20} w={88} h={30} fill={plum} />
      <path
        d="M54 30a6 6 0 1 1 8 6c-2 1-2 2-2 4m0 5v.5"
        stroke={page}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <Tile x={16} y={56} w={42} h={20} />
      <Tile x={62} y={56} w={42} h={20} />
      <Tile x={16} y={82} w={42} h={20} />
      <Tile x={62} y={82} w={42} h={20} fill={leaf} />
      <Tick x={75} y={91} color={page} />
    </>
  ),
  reading: (
    <>
      <path d="M60 34c-12-9-28-10-44-7v64c16-3 32-2 44 7 12-9 28-10 44-7V27c-16-3-32-2-44 7Z" fill={page} />
      <path d="M60 34v64" stroke={outline} strokeWidth="3" />
      <Line x={26} y={44} w={22} />
      <rect x={23} y={52} width={30} height={13} rx="4" fill={sun} />
      <Line x={27} y={58.5} w={22} />
      <Line x={26} y={74} w={18} />
      <Line x={71} y={44} w={22} />
      <Line x={71} y={59} w={16} />
      <Line x={71} y={74} w={22} />
    </>
  ),
  'memory-cards': (
    <>
      <Tile x={16} y={22} w={26} h={34} fill={plum} />
      <Tile x={47} y={22} w={26} h={34} />
      <Tile x={78} y={22} w={26} h={34} fill={plum} />
      <Tile x={16} y={64} w={26} h={34} />
      <Tile x={47} y={64} w={26} h={34} fill={plum} />
      <Tile x={78} y={64} w={26} h={34} fill={plum} />
      <path d="M60 49c-6 0-9-3-9-9 6-1 9 3 9 9Zm0-3c0-6 3-9 9-9 0 6-3 9-9 9Z" fill={deep} />
      <path d="M29 91c-6 0-9-3-9-9 6-1 9 3 9 9Zm0-3c0-6 3-9 9-9 0 6-3 9-9 9Z" fill={deep} />
    </>
  ),
};

/** A game's own drawing; decorative only. */
export function GamePicture({ type }: { type: GameType }) {
  return (
    <svg viewBox="0 0 120 120" fill="none" className={styles.picture} aria-hidden="true" focusable="false">
      <rect width="120" height="120" rx="16" fill="var(--color-plum-tint)" />
      {pictures[type]}
    </svg>
  );
}
