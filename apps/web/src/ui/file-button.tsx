import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import type { ButtonVariant } from './button.tsx';
import { Button } from './button.tsx';

export type FileButtonProps = {
  icon?: TablerIcon;
  variant?: ButtonVariant;
  /** What the picker offers, such as `.pdf,.txt`. */
  accept: string;
  /** Opens the camera at once where there is one: the one away from the reader. */
  camera?: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
};

/** A button that opens the system's picker for any number of files, or the camera. */
export function FileButton({ accept, camera = false, onChoose, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        capture={camera ? 'environment' : undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise a file corrected meanwhile couldn't be chosen again.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}
