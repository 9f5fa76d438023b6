export type Begun = { url: string; samePage?: true | undefined };

/** Marks a page that says why the reader has to choose a provider a second time. */
export const onceMore = 'once-more';

/** Where the browser goes to sign in: to the provider or, at another host than the school's own, to this page there. */
export function placeToGo(
  { url, samePage }: Begun,
  { pathname, search }: { pathname: string; search: string },
): string {
  return samePage ? `${url}${pathname}${search}#${onceMore}` : url;
}
