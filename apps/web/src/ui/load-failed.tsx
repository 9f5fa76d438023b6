import type { ReactNode } from 'react';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useKitTexts } from './kit-texts.ts';
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

/** The fields of a query that say that it failed, and how to refetch it. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** Shown in place of something the server didn't deliver: why, and a button to retry. */
export function LoadFailed({ title, query }: { title: string; query: FailedQuery }) {
  const { retry } = useKitTexts();
  const { errorText } = useErrorText();
  return (
    <FailedState
      title={title}
      text={errorText(query.error)}
      retryText={retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
