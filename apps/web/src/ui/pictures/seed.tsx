import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A seed in its bed: a new word. */
export function Seed({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M18 101c5-17 21-26 42-26s37 9 42 26c-10 5-25 7-42 7s-32-2-42-7Z" fill="var(--picture-soil)" />
      <g transform="rotate(18 60 62)">
        <path d="M40 56c0 22 9 34 20 40 11-6 20-18 20-40H40Z" fill="var(--picture-dry)" />
        <path d="M50 64c1 9 4 15 8 20" stroke="var(--picture-page)" strokeOpacity=".6" strokeWidth="4" />
        <path d="M35 55c0-13 11-21 25-21s25 8 25 21c0 4-3 6-7 6H42c-4 0-7-2-7-6Z" fill="var(--picture-leaf-deep)" />
        <path d="M60 34c0-6 1-10 4-13" stroke="var(--picture-leaf-deep)" strokeWidth="5" />
        <path d="M46 46h.1M60 43h.1M74 46h.1M53 53h.1M67 53h.1" stroke="var(--picture-leaf)" strokeWidth="4" />
      </g>
      <path d="M22 102c9-7 22-11 38-11s29 4 38 11c-10 4-23 6-38 6s-28-2-38-6Z" fill="var(--picture-soil)" />
      <path d="M36 101h.1M80 100h.1M64 104h.1" stroke="var(--picture-ground)" strokeWidth="4" />
    </Picture>
  );
}
