import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A signpost where the path ends: a page that isn't there. */
export function LostPath({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M60 108c-8-8 10-11 4-18" stroke="var(--picture-sun)" strokeWidth="5" strokeDasharray="2 9" />
      <path d="M57 98V24h6v74c-2 1-4 1-6 0Z" fill="var(--picture-soil)" />
      <path d="M28 30h58l12 10-12 10H28a3 3 0 0 1-3-3V33a3 3 0 0 1 3-3Z" fill="var(--picture-leaf)" />
      <path
        d="M92 58H36L24 68l12 10h56a3 3 0 0 0 3-3V61a3 3 0 0 0-3-3Z"
        fill="var(--picture-page)"
        stroke="var(--picture-ground)"
        strokeWidth="2"
      />
      <path d="M38 40h34" stroke="var(--picture-leaf-deep)" strokeWidth="4" />
      <path d="M46 68h6m8 0h6m8 0h6" stroke="var(--picture-outline)" strokeOpacity=".6" strokeWidth="4" />
      <path
        d="M22 101c-1-9 4-14 12-15 1 9-3 14-12 15Zm74 1c-6-1-9-5-9-11 6 1 9 4 9 11Z"
        fill="var(--picture-leaf-deep)"
      />
    </Picture>
  );
}
