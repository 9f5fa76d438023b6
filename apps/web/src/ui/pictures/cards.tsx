import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** Three flashcards, fanned. */
export function Cards({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <rect x="22" y="30" width="46" height="62" rx="7" transform="rotate(-14 45 61)" fill="var(--picture-sun)" />
      <rect x="52" y="30" width="46" height="62" rx="7" transform="rotate(13 75 61)" fill="var(--picture-leaf)" />
      <rect
        x="36"
        y="24"
        width="48"
        height="66"
        rx="7"
        fill="var(--picture-page)"
        stroke="var(--picture-ground)"
        strokeWidth="2"
      />
      <path
        d="M60 66c-10 1-16-5-16-14 9-1 16 4 16 14Zm0-5c0-9 6-15 16-15 0 9-6 15-16 15Zm0 0v17"
        fill="var(--picture-leaf-deep)"
      />
      <path d="M60 58v16" stroke="var(--picture-leaf-deep)" strokeWidth="3" />
      <path d="M46 33h10m8 48h10" stroke="var(--picture-outline)" strokeOpacity=".5" strokeWidth="3" />
    </Picture>
  );
}
