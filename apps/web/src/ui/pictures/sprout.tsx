import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** Two leaves over the soil: a word being learned. */
export function Sprout({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M60 96c0-16-1-28 1-42" stroke="var(--picture-leaf-deep)" strokeWidth="5" />
      <path d="M60 62C36 64 24 50 22 30c22-2 37 9 38 32Z" fill="var(--picture-leaf)" />
      <path d="M61 54c-1-20 12-33 36-33 1 22-13 35-36 33Z" fill="var(--picture-leaf-deep)" />
      <path d="M33 40c9 4 17 10 23 18M87 30c-9 5-16 11-22 19" stroke="var(--picture-leaf-soft)" strokeWidth="2.5" />
      <path d="M28 99c8-7 19-10 32-10s24 3 32 10c-9 4-20 6-32 6s-23-2-32-6Z" fill="var(--picture-soil)" />
    </Picture>
  );
}
