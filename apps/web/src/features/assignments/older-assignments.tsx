import { useEffect, useRef } from 'react';
import { assignmentPath } from '#platform/assignment-path.ts';
import { Button } from '#ui/button.tsx';
import { PartFailed } from '#ui/lazy-part.tsx';

/** A list that loads page by page. */
type AssignmentPages = {
  assignments: readonly { id: string }[];
  /** Whether there are more pages. */
  hasMore: boolean;
  isComing: boolean;
  showMore: () => void;
  /** Retries a page that couldn't be loaded. */
  retry: (() => void) | undefined;
};

/** Loads one more page below the list and moves the focus to its first row. */
export function OlderAssignments({ pages, text }: { pages: AssignmentPages; text: string }) {
  const { assignments, hasMore, isComing, retry, showMore } = pages;
  const known = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const before = known.current;
    if (!before || isComing || retry) return;
    const fresh = new Set<string>(
      assignments
        .map(({ id }) => id)
        .filter((id) => !before.has(id))
        .map(assignmentPath),
    );
    if (fresh.size === 0) return;
    known.current = null;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
    links.find((link) => fresh.has(link.getAttribute('href') ?? ''))?.focus();
  }, [assignments, isComing, retry]);

  if (retry) return <PartFailed onRetry={retry} />;
  if (!hasMore) return null;
  const handleClick = () => {
    known.current = new Set(assignments.map(({ id }) => id));
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
