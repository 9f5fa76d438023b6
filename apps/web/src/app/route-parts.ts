import { lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type appEn from '#locales/en/app.json';
import { loadChunk } from '#platform/chunks.ts';
import { loadNamespaces } from '#platform/i18n.ts';
import type { Namespace } from '#platform/i18n-resources.ts';
import type { Access } from './guards/guard-decision.ts';

/** What the route map says about a route besides its page. */
type RouteFacts = {
  access?: Access | undefined;
  /** Key of the tab's title below `titles`; without one, the page sets its own. */
  title?: keyof typeof appEn.titles | undefined;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
}

/**
 * The part of a route that shows a page, says who may see it, and names the tab until the page does. A page for certain
 * people also has the errors that only they can get.
 */
export function show(page: ReturnType<typeof lazyPage>, access: Access, title?: RouteFacts['title']) {
  const load = async () => {
    await Promise.all([page.loader(), loadNamespaces('errors-inside')]);
  };
  const loader = typeof access === 'string' ? page.loader : load;
  return { ...page, loader, staticData: { access, title } satisfies RouteFacts };
}

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

/** The part of a route that only redirects to another address. */
export function leadsTo<Params extends object>(to: (params: Params) => string) {
  return {
    beforeLoad: ({ params }: { params: Params }) => {
      throw redirect({ href: to(params), replace: true });
    },
  };
}

/** The search part of an address as plain strings; of several values the last one counts. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The opposite of `parseSearch`; values that are missing or empty are left out. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
