import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A board with students' names and a week of growing bars: what a class looks like once it is at work. */
export function ClassBoard({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="m34 104 8-20m44 20-8-20" stroke="var(--picture-soil)" strokeWidth="5" />
      <rect
        x="12"
        y="14"
        width="96"
        height="72"
        rx="6"
        fill="var(--picture-page)"
        stroke="var(--picture-ground)"
        strokeWidth="2"
      />
      <circle cx="24" cy="27" r="4.5" fill="var(--picture-sun)" />
      <circle cx="24" cy="40" r="4.5" fill="var(--picture-sky)" />
      <path d="M34 27h20m-20 13h14" stroke="var(--picture-ground)" strokeWidth="4" />
      <rect x="66" y="22" width="32" height="13" rx="4" fill="var(--picture-sky)" />
      <path d="M72 28.5h20" stroke="var(--picture-page)" strokeWidth="3" />
      <path d="M22 78h76" stroke="var(--picture-ground)" strokeWidth="2" />
      <path
        d="M28 77v-6m14 6V65m14 12V61m14 16V57m14 20V52"
        stroke="var(--picture-leaf)"
        strokeWidth="8"
        strokeLinecap="butt"
      />
      <path
        d="M84 51c-7 0-11-4-11-10 7 0 11 4 11 10Zm0 0c0-7 4-11 11-11 0 7-4 11-11 11Z"
        fill="var(--picture-leaf-deep)"
      />
    </Picture>
  );
}
