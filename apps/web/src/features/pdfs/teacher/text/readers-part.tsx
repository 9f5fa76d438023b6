import type { Pdf, Reader } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReaders } from '#features/pdfs/teacher/api.ts';
import { useDuration } from '#platform/duration.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { isOneOf } from '#platform/is-one-of.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import type { DataColumn } from '#ui/data-table.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ClassOfText } from './class-fit-part.tsx';
import { FirstRows } from './first-rows.tsx';
import type { ReaderOrder } from './reader-order.ts';
import { readerOrders, sortReaders } from './reader-order.ts';
import styles from './text.module.css';

/** How many readers are shown at first. */
const shownFirst = 10;

/** How far each student of the class has read; those who haven't opened it are only named, on request. */
export function ReadersPart({ text, schoolClass }: { text: Pdf; schoolClass: ClassOfText }) {
  const { t } = useTranslation('pdfs-teacher');
  const [order, setOrder] = useState<ReaderOrder>('name');
  const readers = useReaders(text.id, schoolClass.id);
  const columns = useReaderColumns(text.pages);
  const opened = (readers.data ?? []).filter(({ openedAt }) => openedAt !== null);
  const content = () => {
    if (!readers.data && readers.isError) return <LoadFailed title={t('readers.failed')} query={readers} />;
    if (!readers.data) return <Skeleton shape="row" count={3} label={t('readers.loading')} />;
    if (readers.data.length === 0)
      return <EmptyState picture={<Seed />} title={t('readers.none')} text={t('readers.none-text')} />;
    return (
      <>
        <p className={styles.muted}>{t('readers.opened', { count: opened.length, all: readers.data.length })}</p>
        {opened.length > 0 && (
          <FirstRows
            caption={t('readers.title', { class: schoolClass.name })}
            columns={columns}
            cardsUpTo={1000}
            dense={2}
            rows={sortReaders(opened, order, currentLanguage())}
            rowKey={({ studentId }) => studentId}
            first={shownFirst}
            all={t('readers.all', { count: opened.length })}
          />
        )}
        <NotYet students={readers.data.filter(({ openedAt }) => openedAt === null)} />
      </>
    );
  };
  const sorting = opened.length > 1 && (
    <SelectField
      label={t('readers.order')}
      value={order}
      onChange={({ target: { value } }) => isOneOf(readerOrders, value) && setOrder(value)}
      options={readerOrders.map((value) => ({ value, label: t(`readers.orders.${value}`) }))}
    />
  );
  return (
    <PartCard title={t('readers.title', { class: schoolClass.name })} actions={sorting}>
      {content()}
    </PartCard>
  );
}

function NotYet({ students }: { students: readonly Reader[] }) {
  const { t } = useTranslation('pdfs-teacher');
  if (students.length === 0) return null;
  return (
    <Disclosure summary={t('readers.not-yet', { count: students.length })}>
      <ul className={styles.names}>
        {sortReaders(students, 'name', currentLanguage()).map(({ studentId, name }) => (
          <li key={studentId}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function useReaderColumns(pages: number | null): DataColumn<Reader>[] {
  const { t } = useTranslation('pdfs-teacher');
  const format = useFormat();
  const inWords = useDuration();
  const title = (id: 'opened' | 'pages' | 'time' | 'looked-up') => ({ id, title: t(`readers.columns.${id}`) });
  return [
    {
      id: 'name',
      title: t('readers.columns.name'),
      namesRow: true,
      cell: ({ name }) => <bdi className={styles.name}>{name}</bdi>,
    },
    {
      ...title('opened'),
      cell: ({ openedAt }) => openedAt && format.dateTime(openedAt),
    },
    {
      ...title('pages'),
      cell: ({ pagesRead, finishedAt }) => (
        <span className={styles.fact}>
          {t('readers.pages', { count: pagesRead, pages: format.number(pages ?? 0) })}
          {finishedAt !== null && <Badge tone="green">{t('readers.finished')}</Badge>}
        </span>
      ),
    },
    {
      ...title('time'),
      align: 'end',
      cell: ({ activeSeconds }) => (activeSeconds === 0 ? t('readers.no-time') : inWords(activeSeconds)),
    },
    { ...title('looked-up'), align: 'end', cell: ({ wordsLookedUp }) => format.number(wordsLookedUp) },
  ];
}
