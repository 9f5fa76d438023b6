import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { PartFailed } from './lazy-part.tsx';

/** A list that loads page by page. */
export type ListPages = {
  /** Whether there are more pages. */
  hasMore: boolean;
  isComing: boolean;
  showMore: () => void;
  /** Retries a page that couldn't be loaded. */
  retry: (() => void) | undefined;
};

export type ShowMoreProps = {
  pages: ListPages;
  /** Where the link of each row leads. */
  links: readonly string[];
  text: string;
};

/** Loads one more page below the list and moves the focus to its first row. */
export function ShowMore({ pages: { hasMore, isComing, retry, showMore }, links, text }: ShowMoreProps) {
  const known = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const before = known.current;
    if (!before || isComing || retry) return;
    const fresh = new Set(links.filter((link) => !before.has(link)));
    if (fresh.size === 0) return;
    known.current = null;
    const shown = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    shown.find((link) => fresh.has(link.getAttribute('href') ?? ''))?.focus();
  }, [links, isComing, retry]);

  if (retry) return <PartFailed onRetry={retry} />;
  if (!hasMore) return null;
  const handleClick = () => {
    known.current = new Set(links);
    showMore();
  };
  return (
    <div>
      <Button loading={isComing} onClick={handleClick}>
        {text}
      </Button>
    </div>
  );
}
