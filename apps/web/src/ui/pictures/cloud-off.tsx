import type { PictureProps } from './picture.tsx';
import { Picture } from './picture.tsx';

/** A cloud with its line cut: something couldn't be reached. */
export function CloudOff({ size }: PictureProps) {
  return (
    <Picture size={size}>
      <path d="M34 82a20 20 0 0 1-3-40 30 30 0 0 1 57-2 21 21 0 0 1 0 42H34Z" fill="var(--picture-sky)" />
      <path d="M44 36c4-7 11-11 19-11" stroke="var(--picture-page)" strokeOpacity=".8" strokeWidth="4" />
      <path d="M49 56h.1M71 56h.1" stroke="var(--picture-outline)" strokeWidth="5.5" />
      <path d="M53 68c4-3.5 10-3.5 14 0" stroke="var(--picture-outline)" strokeWidth="3.5" />
      <path d="M16 102h24m40 0h24" stroke="var(--picture-outline)" strokeWidth="4" />
      <path d="M40 94h6a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6h-6V94Z" fill="var(--picture-leaf-deep)" />
      <path d="M52 98h6m-6 8h6" stroke="var(--picture-leaf-deep)" strokeWidth="3" />
      <path d="M80 94h-6a6 6 0 0 0-6 6v4a6 6 0 0 0 6 6h6V94Z" fill="var(--picture-sun)" />
    </Picture>
  );
}
