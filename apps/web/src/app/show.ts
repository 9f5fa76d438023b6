import type appEn from '#locales/en/app.json';
import type { Access } from './guards/guard-decision.ts';
import type { lazyPage } from './lazy-page.ts';

/** What the map of routes says about a route beside its page. */
type RouteFacts = {
  access?: Access | undefined;
  /** Key of the tab's title below `titles`; the page says it itself where it isn't given. */
  title?: keyof typeof appEn.titles | undefined;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
}

/** The part of a route that shows a page, and says who may see it and what the tab is called meanwhile. */
export function show(page: ReturnType<typeof lazyPage>, access: Access, title?: RouteFacts['title']) {
  return { ...page, staticData: { access, title } satisfies RouteFacts };
}
