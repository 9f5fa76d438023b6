import type appEn from '#locales/en/app.json';
import type { Access } from './guards/guard-decision.ts';
import type { lazyPage } from './lazy-page.ts';

/** What the route map says about a route besides its page. */
type RouteFacts = {
  access?: Access | undefined;
  /** Key of the tab's title below `titles`; without one, the page sets its own. */
  title?: keyof typeof appEn.titles | undefined;
};

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends RouteFacts {}
}

/** The part of a route that shows a page, says who may see it, and names the tab until the page does. */
export function show(page: ReturnType<typeof lazyPage>, access: Access, title?: RouteFacts['title']) {
  return { ...page, staticData: { access, title } satisfies RouteFacts };
}
