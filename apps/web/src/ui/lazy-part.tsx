import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy, useReducer } from 'react';
import { loadChunk } from '#platform/chunks.ts';
import { loadNamespaces } from '#platform/i18n.ts';
import type { Namespace } from '#platform/i18n-resources.ts';
import { PartBoundary } from './part-boundary.tsx';

/**
 * A part of a screen that is loaded, with its texts, when it first renders. It needs a `Suspense` above it. When
 * loading fails, only its own place says so, and retrying fetches it again.
 *
 * @param name the part's export, which also names the chunk when it can't be loaded
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...namespaces: readonly Namespace[]
): ComponentType<Props> {
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      const [part] = await Promise.all([loadChunk(name, load), loadNamespaces(...namespaces)]);
      return { default: part[name] };
    });
  let Part = begin();
  return function LazyPart(props: Props) {
    const [, drawAgain] = useReducer((n: number) => n + 1, 0);
    const handleRetry = () => {
      Part = begin();
      drawAgain();
    };
    return (
      <PartBoundary onRetry={handleRetry}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
