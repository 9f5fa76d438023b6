import type { StudentEvent } from '@wordgrove/contract/analytics';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice, NotLoaded } from '#ui/load-failed.tsx';
import type { Since } from './api.ts';
import { useEvents } from './api.ts';
import type { GameTexts } from './event-columns.tsx';
import { useEventColumns } from './event-columns.tsx';
import type { Opened } from './use-opened-events.ts';

type EventsProps = { studentId: string; opened: Opened; since: Since; texts: GameTexts; onWiden: () => void };

/** The events behind a figure, the newest first. */
export function Events({ studentId, opened, since, texts, onWiden }: EventsProps) {
  const { t } = useTranslation('analytics-student');
  const { kind, part } = opened;
  const query = useEvents(studentId, opened, since);
  const columns = useEventColumns(texts)[kind];
  const rows = query.data?.pages.flatMap(({ events }, page) =>
    events.map((event, at) => ({ event, key: `${page} ${at}` })),
  );
  if (!rows)
    return <NotLoaded query={query} failed={t('events.failed')} loading={t('events.loading')} shape="row" count={5} />;
  const widen = part && !query.hasNextPage && (
    <Button wide onClick={onWiden}>
      {t(part === 'week' ? 'events.more' : 'events.all-words')}
    </Button>
  );
  if (rows.length === 0)
    return (
      <div className={layout.stack}>
        <p>{t(part === 'week' ? 'events.none-in-week' : 'events.none')}</p>
        {widen}
      </div>
    );
  return (
    <div className={layout.stack}>
      <DataTable
        caption={t(`events.${kind}.title`)}
        columns={columns.map(({ cell, ...column }) => ({
          ...column,
          cell: ({ event }: { event: StudentEvent }) => cell(event),
        }))}
        rows={rows}
        rowKey={({ key }) => key}
      />
      {query.isFetchNextPageError && (
        <FailedNotice title={t('events.failed')} query={{ ...query, refetch: query.fetchNextPage }} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button wide loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('events.more')}
        </Button>
      )}
      {widen}
    </div>
  );
}
