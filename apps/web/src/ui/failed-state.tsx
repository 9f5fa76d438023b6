import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { CloudOff } from './pictures/cloud-off.tsx';

export type FailedStateProps = {
  title: string;
  /** What happened, and what was kept. */
  text?: ReactNode;
  retryText: string;
  onRetry: () => void;
  retrying?: boolean | undefined;
  picture?: ReactNode;
};

/** Something that couldn't be loaded, and the button to try again. */
export function FailedState({ title, text, retryText, onRetry, retrying, picture }: FailedStateProps) {
  const retry = (
    <Button variant="primary" onClick={onRetry} loading={retrying}>
      {retryText}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState picture={picture ?? <CloudOff />} title={title} text={text} action={retry} />
    </div>
  );
}
