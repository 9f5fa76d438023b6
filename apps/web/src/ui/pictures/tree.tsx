import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A grown tree: a known word. */
export function Tree({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M54 102c2-14 2-28 1-44h10c-1 16-1 30 1 44-4 2-8 2-12 0Z" fill="var(--picture-soil)" />
      <path d="m59 78-14-14m16 6 13-13" stroke="var(--picture-soil)" strokeWidth="4.5" />
      <circle cx="38" cy="50" r="22" fill="var(--picture-leaf-deep)" />
      <circle cx="83" cy="49" r="21" fill="var(--picture-leaf-deep)" />
      <circle cx="60" cy="36" r="26" fill="var(--picture-leaf)" />
      <path d="M46 34c2-8 8-13 16-14" stroke="var(--picture-leaf-soft)" strokeWidth="3" />
      <circle cx="72" cy="42" r="4" fill="var(--picture-sun)" />
      <circle cx="40" cy="55" r="4" fill="var(--picture-sun)" />
      <circle cx="86" cy="56" r="4" fill="var(--picture-sun)" />
    </Picture>
  );
}
