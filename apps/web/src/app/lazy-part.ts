import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';
import { loadChunk } from '#platform/chunks.ts';
import { loadNamespaces } from '#platform/i18n.ts';
import type { Namespace } from '#platform/i18n-resources.ts';

/**
 * A part of a screen that is loaded, with its texts, when it is first drawn. It needs a `Suspense` above it.
 *
 * @param name the part's export, which also names the piece when it can't be loaded
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  ...namespaces: readonly Namespace[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [part] = await Promise.all([loadChunk(name, load), loadNamespaces(...namespaces)]);
    return { default: part[name] };
  });
}
