import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from '#platform/chunks.ts';
import { loadNamespaces } from '#platform/i18n.ts';
import type { Namespace } from '#platform/i18n-resources.ts';

/**
 * The part of a route that loads its page and the page's texts in parallel, when the route is opened or a link to it is
 * about to be followed.
 *
 * @param name the page's export, which also names the chunk when it can't be loaded
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...namespaces: readonly Namespace[]
) {
  return {
    component: lazyRouteComponent<Record<Name, ComponentType>, Name>(() => loadChunk(name, load), name),
    loader: () => loadNamespaces(...namespaces),
  };
}
