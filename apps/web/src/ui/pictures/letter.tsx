import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** An envelope with a letter sticking out: mail is on its way. */
export function Letter({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M16 52 60 20l44 32v44a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5V52Z" fill="var(--picture-leaf-deep)" />
      <rect
        x="28"
        y="30"
        width="64"
        height="58"
        rx="4"
        fill="var(--picture-page)"
        stroke="var(--picture-ground)"
        strokeWidth="2"
      />
      <path
        d="M40 62c11 1 20-4 20-15-11-1-20 4-20 15Zm40-8c-11 1-20-4-20-13 11-1 20 3 20 13Z"
        fill="var(--picture-leaf)"
        transform="translate(0 -3)"
      />
      <path d="M60 44v18" stroke="var(--picture-leaf-deep)" strokeWidth="3" />
      <path d="M16 54 60 82l44-28v42a5 5 0 0 1-5 5H21a5 5 0 0 1-5-5V54Z" fill="var(--picture-leaf)" />
      <path d="m18 99 33-23m51 23L69 76" stroke="var(--picture-leaf-deep)" strokeWidth="2.5" />
    </Picture>
  );
}
