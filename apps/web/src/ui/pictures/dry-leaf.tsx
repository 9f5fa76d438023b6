import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A leaf about to fall: a word at risk of being forgotten. */
export function DryLeaf({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M33 88C20 58 40 26 92 22c2 46-22 74-52 72" fill="var(--picture-dry)" />
      <path d="M26 101c10-24 26-42 50-60" stroke="var(--picture-soil)" strokeWidth="4" />
      <path d="m48 70-3-17m15 5-1-16M47 71l18 2m-5-14 17 1" stroke="var(--picture-soil)" strokeWidth="3" />
      <path
        d="M98 62c6 3 9 8 9 14M88 80c4 2 6 5 7 9"
        stroke="var(--picture-outline)"
        strokeOpacity=".6"
        strokeWidth="2.5"
        strokeDasharray="3 6"
      />
    </Picture>
  );
}
