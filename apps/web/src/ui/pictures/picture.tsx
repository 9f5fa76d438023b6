import type { ReactNode } from 'react';

export type PictureProps = {
  /** Height on screen in pixels. */
  size?: number | undefined;
};

/** The frame of every drawing: 120 by 120, decorative only, in the colours of the scheme; lines have round ends. */
export function Picture({ size = 120, children }: PictureProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 120 120"
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
