import type { ComponentType, LazyExoticComponent, ReactNode } from 'react';
import { Component, lazy, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkError, loadChunk } from '#platform/chunks.ts';
import { loadNamespaces } from '#platform/i18n.ts';
import type { Namespace } from '#platform/i18n-resources.ts';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

type Props = { onRetry: () => void; children: ReactNode };
type State = { error: unknown };

/** When a part of a screen couldn't be fetched, says so in its place and leaves the rest of the screen alone. */
class PartBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkError(error)) throw error;
    const handleRetry = () => {
      this.props.onRetry();
      this.setState({ error: null });
    };
    return <PartFailed onRetry={handleRetry} />;
  }
}

/** Shown in place of a part that couldn't be fetched; retries by itself if the server was away. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('app');
  const retryAlone = useEffectEvent(onRetry);
  useEffect(() => whenServerIsBack(() => retryAlone()), []);
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t('part-failed')}
    </Notice>
  );
}

/**
 * A part of a screen that is loaded, with its texts, when it first renders. It needs a `Suspense` above it. When
 * loading fails, only its own place says so, and retrying fetches it again. `prepare` loads it ahead, so that it is
 * there at once, and resolves to whether it is.
 *
 * @param name the part's export, which also names the chunk when it can't be loaded
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...namespaces: readonly Namespace[]
) {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    const [part] = await Promise.all([loadChunk(name, load), loadNamespaces(...namespaces)]);
    loaded = part[name];
    return { default: loaded };
  };
  const begin = (): LazyExoticComponent<ComponentType<Props>> => lazy(fetchPart);
  let Part = begin();
  function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((n: number) => n + 1, 0);
    // A lazy component suspends once even when it is there, and React then shows it 300 ms later at the earliest.
    const [Ready] = useState(() => loaded);
    const handleRetry = () => {
      Part = begin();
      drawAgain();
    };
    return <PartBoundary onRetry={handleRetry}>{Ready ? <Ready {...props} /> : <Part {...props} />}</PartBoundary>;
  }
  const prepare = async (): Promise<boolean> => {
    if (!loaded) await fetchPart().catch(() => undefined);
    return loaded !== undefined;
  };
  return Object.assign(LazyPart, { prepare });
}
