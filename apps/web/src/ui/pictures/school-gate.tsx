import { Ground } from './ground.tsx';
import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A small school behind an open gate: a class waiting for its students. */
export function SchoolGate({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <Ground />
      <path d="M60 10v18" stroke="var(--picture-outline)" strokeWidth="3" />
      <path d="M61 11h18l-5 5.5 5 5.5H61V11Z" fill="var(--picture-sun)" />
      <path d="M31 52h58v49H31V52Z" fill="var(--picture-page)" stroke="var(--picture-ground)" strokeWidth="2" />
      <path d="m22 56 38-30 38 30H22Z" fill="var(--picture-leaf-deep)" />
      <path d="M37 64h11v11H37V64Zm35 0h11v11H72V64ZM37 82h11v11H37V82Zm35 0h11v11H72V82Z" fill="var(--picture-sky)" />
      <path d="M52 101V80a8 8 0 0 1 16 0v21H52Z" fill="var(--picture-soil)" />
      <circle cx="60" cy="46" r="6.5" fill="var(--picture-page)" />
      <path d="M60 42.5v4l2.5 1.5" stroke="var(--picture-leaf-deep)" strokeWidth="1.8" />
      <path d="M8 88h24m56 0h24M8 97h24m56 0h24" stroke="var(--picture-leaf)" strokeWidth="3" />
      <path d="M10 105V82m7 23V82m7 23V82m72 23V82m7 23V82m7 23V82" stroke="var(--picture-leaf)" strokeWidth="4" />
      <path d="M33 105V74m54 31V74" stroke="var(--picture-leaf-deep)" strokeWidth="6" />
    </Picture>
  );
}
