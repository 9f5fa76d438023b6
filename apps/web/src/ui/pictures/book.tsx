import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** An open book with a leaf as a bookmark. */
export function Book({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path
        d="M12 38c16-6 34-5 48 4 14-9 32-10 48-4v56c-16-5-34-4-48 5-14-9-32-10-48-5V38Z"
        fill="var(--picture-leaf-deep)"
      />
      <path
        d="M19 34c14-4 29-2 41 6v51c-12-7-27-9-41-5V34Z"
        fill="var(--picture-page)"
        stroke="var(--picture-ground)"
        strokeWidth="2"
      />
      <path
        d="M101 34c-14-4-29-2-41 6v51c12-7 27-9 41-5V34Z"
        fill="var(--picture-page)"
        stroke="var(--picture-ground)"
        strokeWidth="2"
      />
      <path d="M60 40v51" stroke="var(--picture-ground)" strokeWidth="3" strokeLinecap="butt" />
      <path
        d="M28 48c8-1 15 0 22 4m-22 9c8-1 15 0 22 4m-22 9c6-1 10 0 14 1"
        stroke="var(--picture-outline)"
        strokeOpacity=".55"
        strokeWidth="3"
      />
      <path d="M70 52c6-3 13-5 21-4" stroke="var(--picture-outline)" strokeOpacity=".55" strokeWidth="3" />
      <path d="M72 80c-2-12 5-19 18-20 1 12-6 20-18 20Z" fill="var(--picture-leaf)" />
      <path d="m72 80 11-12" stroke="var(--picture-leaf-deep)" strokeWidth="2" />
    </Picture>
  );
}
