import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { assignmentPath } from '#platform/assignment-path.ts';
import { Button } from '#ui/button.tsx';
import { PartFailed } from '#ui/part-failed.tsx';
import type { useAssignmentPages } from './use-assignment-pages.ts';

export type OlderAssignmentsProps = { pages: ReturnType<typeof useAssignmentPages> };

/** Fetches a page more, under the list. Reading goes on with the first of the new ones. */
export function OlderAssignments({ pages }: OlderAssignmentsProps) {
  const { t } = useTranslation('assignments');
  const { assignments, hasMore, isComing, retry, showMore } = pages;
  const known = useRef<ReadonlySet<string> | null>(null);

  useEffect(() => {
    const before = known.current;
    if (!before || isComing || retry) return;
    known.current = null;
    const fresh = new Set<string>(
      assignments
        .map(({ id }) => id)
        .filter((id) => !before.has(id))
        .map(assignmentPath),
    );
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
        {t('older')}
      </Button>
    </div>
  );
}
