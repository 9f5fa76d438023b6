import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { NoticeTone } from './notice.tsx';
import { Notice } from './notice.tsx';
import { CloudOff } from './pictures/cloud-off.tsx';
import type { SkeletonProps } from './skeleton.tsx';
import { Skeleton } from './skeleton.tsx';

export type FailedStateProps = {
  title: string;
  /** What happened, and what was kept. */
  text?: ReactNode;
  onRetry: () => void;
  retrying?: boolean | undefined;
  picture?: ReactNode;
};

/** Something that couldn't be loaded, and the button to try again. */
export function FailedState({ title, text, onRetry, retrying, picture = <CloudOff /> }: FailedStateProps) {
  const { t } = useTranslation('app');
  const retry = (
    <Button variant="primary" onClick={onRetry} loading={retrying}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState picture={picture} title={title} text={text} action={retry} />
    </div>
  );
}

/** The fields of a query that say that it failed, and how to refetch it. */
export type FailedQuery = { error: unknown; isFetching: boolean; refetch: () => Promise<unknown> };

/** Shown in place of something the server didn't deliver: why, and a button to retry. */
export function LoadFailed({ title, query }: { title: string; query: FailedQuery }) {
  const { errorText } = useErrorText();
  const { error, isFetching, refetch } = query;
  return <FailedState title={title} text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}

/** The same as a notice: for a part of a screen, and above something that may be out of date. */
export function FailedNotice({
  title,
  query,
  tone = 'error',
}: {
  title: string;
  query: FailedQuery;
  tone?: NoticeTone;
}) {
  const { t } = useTranslation('app');
  const { errorText } = useErrorText();
  const retry = (
    <Button onClick={() => void query.refetch()} loading={query.isFetching}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone={tone} title={title} action={retry}>
      {errorText(query.error)}
    </Notice>
  );
}

export type NotLoadedProps = Omit<SkeletonProps, 'label'> & {
  query: FailedQuery & { isError: boolean };
  /** The title once loading has failed. */
  failed: string;
  /** Announced until then. */
  loading: string;
};

/** Shown in place of something that hasn't been loaded: its shape or, when loading failed, why. */
export function NotLoaded({ query, failed, loading, ...skeleton }: NotLoadedProps) {
  return query.isError ? <LoadFailed title={failed} query={query} /> : <Skeleton {...skeleton} label={loading} />;
}
