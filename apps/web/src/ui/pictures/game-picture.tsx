import type { GameType } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import './game-hues.css';
import styles from './game-picture.module.css';

const page = 'var(--picture-page)';
const sun = 'var(--picture-sun)';
const deep = 'var(--picture-leaf-deep)';
const outline = 'var(--picture-outline)';
const ink = 'var(--color-on-fill)';
const hue = 'var(--game)';
const onHue = 'var(--game-ink)';

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
      <path d="M50 39c14 0 6 42 20 42M50 81c14 0 6-42 20-42" stroke={outline} strokeWidth="4" />
      <Tile x={12} y={24} w={40} h={30} fill={hue} />
      <Tile x={12} y={66} w={40} h={30} />
      <Tile x={68} y={24} w={40} h={30} />
      <Tile x={68} y={66} w={40} h={30} fill={hue} />
      <Line x={22} y={39} w={20} color={onHue} />
      <Line x={78} y={81} w={20} color={onHue} />
      <Line x={22} y={81} w={14} />
      <Line x={78} y={39} w={14} />
    </>
  ),
  'true-false': (
    <>
      <g transform="rotate(-7 36 60)">
        <Tile x={13} y={32} w={44} h={56} fill={hue} />
        <Tick x={26} y={60} color={onHue} />
      </g>
      <g transform="rotate(6 84 62)">
        <Tile x={63} y={34} w={44} h={56} />
        <path d="m77 54 16 16m0-16-16 16" stroke={hue} strokeWidth="5" strokeLinecap="round" />
      </g>
    </>
  ),
  'word-ordering': (
    <>
      <Tile x={14} y={24} w={42} h={22} />
      <Tile x={60} y={24} w={28} h={22} fill={sun} />
      <Tile x={14} y={52} w={26} h={22} fill={hue} />
      <Tile x={44} y={52} w={44} h={22} />
      <Tile x={14} y={80} w={52} h={22} fill={hue} />
      <path d="M102 30v64m-8-9 8 9 8-9" stroke={outline} strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
      <Line x={22} y={35} w={24} />
      <Line x={52} y={63} w={26} />
      <Line x={24} y={91} w={30} color={onHue} />
    </>
  ),
  anagram: (
    <>
      <g transform="rotate(-10 30 58)">
        <Tile x={11} y={38} w={36} h={38} fill={hue} />
        <path d="M21 67l8-20 8 20m-13-7h10" stroke={onHue} strokeWidth="4" strokeLinecap="round" />
      </g>
      <g transform="rotate(7 62 66)">
        <Tile x={44} y={48} w={34} h={38} />
        <path d="M55 57v20h7a5.5 5.5 0 0 0 0-10h-7m0 0h6a5 5 0 0 0 0-10h-6" stroke={hue} strokeWidth="4" />
      </g>
      <g transform="rotate(-6 92 50)">
        <Tile x={76} y={30} w={34} h={38} fill={sun} />
        <path d="M100 42a9 9 0 1 0 0 14" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      </g>
    </>
  ),
  'group-ranking': (
    <>
      <path d="M12 68h28v28H12z" fill={page} />
      <path d="M46 52h28v44H46z" fill={sun} />
      <path d="M80 35h28v61H80z" fill={hue} />
      <circle cx="26" cy="56" r="8" fill={hue} />
      <circle cx="60" cy="39" r="8" fill={hue} />
      <circle cx="94" cy="22" r="8" fill={hue} />
    </>
  ),
  'fill-blanks': (
    <>
      <Tile x={14} y={24} w={92} h={62} />
      <Line x={26} y={41} w={30} />
      <Line x={64} y={41} w={30} />
      <Line x={26} y={68} w={10} />
      <rect x={44} y={57} width={34} height={20} rx="6" stroke={hue} strokeWidth="3" strokeDasharray="5 4" />
      <Line x={86} y={68} w={10} />
      <g transform="rotate(-8 66 92)">
        <Tile x={46} y={80} w={42} h={24} fill={hue} />
        <Line x={56} y={92} w={22} color={onHue} />
      </g>
    </>
  ),
  quiz: (
    <>
      <Tile x={14} y={18} w={92} h={34} fill={hue} />
      <path d="M54 29a6 6 0 1 1 8 6c-2 1-2 2-2 4m0 5v.5" stroke={onHue} strokeWidth="4" strokeLinecap="round" />
      <Tile x={14} y={58} w={43} h={20} />
      <Tile x={63} y={58} w={43} h={20} />
      <Tile x={14} y={84} w={43} h={20} />
      <Tile x={63} y={84} w={43} h={20} fill={sun} />
      <Tick x={78} y={93} color={ink} />
      <Line x={24} y={68} w={18} />
      <Line x={73} y={68} w={18} />
      <Line x={24} y={94} w={18} />
    </>
  ),
  reading: (
    <>
      <path d="M60 36c-13-9-30-10-48-7v68c18-3 35-2 48 7 13-9 30-10 48-7V29c-18-3-35-2-48 7Z" fill={hue} />
      <path d="M60 32c-12-8-27-9-42-6v63c15-3 30-2 42 6 12-8 27-9 42-6V26c-15-3-30-2-42 6Z" fill={page} />
      <path d="M60 32v63" stroke={outline} strokeWidth="3" />
      <Line x={27} y={42} w={22} />
      <rect x={24} y={50} width={30} height={13} rx="4" fill={sun} />
      <Line x={28} y={56.5} w={22} color={ink} />
      <Line x={27} y={72} w={18} />
      <Line x={71} y={42} w={22} />
      <Line x={71} y={57} w={16} />
      <Line x={71} y={72} w={22} />
    </>
  ),
  'memory-cards': (
    <>
      <Tile x={14} y={20} w={28} h={38} fill={hue} />
      <Tile x={46} y={20} w={28} h={38} />
      <Tile x={78} y={20} w={28} h={38} fill={hue} />
      <Tile x={14} y={64} w={28} h={38} />
      <Tile x={46} y={64} w={28} h={38} fill={hue} />
      <Tile x={78} y={64} w={28} h={38} fill={hue} />
      <path d="M60 50c-7 0-10-4-10-10 7-1 10 3 10 10Zm0-3c0-7 3-10 10-10 0 7-3 10-10 10Z" fill={deep} />
      <path d="M28 94c-7 0-10-4-10-10 7-1 10 3 10 10Zm0-3c0-7 3-10 10-10 0 7-3 10-10 10Z" fill={deep} />
    </>
  ),
};

/** A game's own drawing in its own colour; decorative only. */
export function GamePicture({ type }: { type: GameType }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      className={styles.picture}
      data-game={type}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="120" height="120" rx="16" fill="var(--game-soft)" />
      {pictures[type]}
    </svg>
  );
}
