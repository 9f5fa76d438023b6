import { IconPlus } from '@tabler/icons-react';
import { paths } from '@wordgrove/contract/paths';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnTexts } from '#features/pdfs/teacher/api.ts';
import { useArrival } from '#features/pdfs/teacher/use-arrival.ts';
import { textPath } from '#platform/text-path.ts';
import { useAddressChoice } from '#platform/use-address-choice.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useKeptFocus } from '#ui/use-focus.ts';
import { ArchivedBar, useArchivedText } from './archived-bar.tsx';
import { ColleaguesTexts } from './colleagues-texts.tsx';
import { TextRow } from './text-row.tsx';

const views = ['active', 'archived', 'colleagues'] as const;

/** The teacher's texts, and those put away. */
export function OwnTextsPage() {
  const { t } = useTranslation('pdfs-teacher');
  const [view, setView] = useAddressChoice('view', views, 'active');
  const archived = useArchivedText();
  const page = useArrival<HTMLDivElement>();
  const panelOf = (id: (typeof views)[number]) =>
    id === 'colleagues' ? <ColleaguesTexts /> : <TextList isArchived={id === 'archived'} onArchived={archived.keep} />;
  return (
    <div ref={page}>
      <PageHeader
        title={t('own.title')}
        actions={
          <ButtonLink to={paths.teacherUploadPdf} variant="primary">
            <IconPlus size="1.125rem" aria-hidden="true" />
            {t('own.add')}
          </ButtonLink>
        }
      />
      <div className={layout.stack}>
        <Tabs
          label={t('own.views')}
          active={view}
          onChange={setView}
          tabs={views.map((id) => ({ id, text: t(`own.${id}`), panel: panelOf(id) }))}
        />
        <ArchivedBar {...archived} />
      </div>
    </div>
  );
}

type TextListProps = { isArchived: boolean; onArchived: (text: { id: string; name: string } | null) => void };

function TextList({ isArchived, onArchived }: TextListProps) {
  const { t } = useTranslation('pdfs-teacher');
  const texts = useOwnTexts(isArchived);
  /** Where the row is that goes: the one that takes its place takes the focus, too. */
  const [leaving, setLeaving] = useState(0);
  const isEmpty = texts.data?.pages[0]?.texts.length === 0;
  const focus = useKeptFocus<HTMLDivElement>(texts.data, isEmpty ? 'h2' : '[data-refuge]');
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = texts;
  if (!data && texts.isError) return <LoadFailed title={t('own.failed')} query={texts} />;
  if (!data) return <Skeleton shape="row" count={4} label={t('own.loading')} />;
  const shown = data.pages.flatMap((page) => page.texts);
  if (isEmpty) return <div {...focus}>{isArchived ? <NothingArchived /> : <NoText />}</div>;
  const showMore = () => void fetchNextPage();
  const pages = {
    hasMore: hasNextPage,
    isComing: isFetchingNextPage,
    showMore,
    retry: isFetchNextPageError && !isFetchingNextPage ? showMore : undefined,
  };
  const handleArchived = ({ id, title, status }: Pdf) => onArchived(status === 'archived' ? { id, name: title } : null);
  return (
    <div {...focus} className={layout.stack}>
      <ul className={layout.stackSmall} aria-label={t('own.title')}>
        {shown.map((text, at) => (
          <TextRow
            key={text.id}
            text={text}
            isRefuge={at === Math.min(leaving, shown.length - 1)}
            onLeaving={() => setLeaving(at)}
            onArchived={handleArchived}
          />
        ))}
      </ul>
      <ShowMore pages={pages} links={shown.map(({ id }) => textPath(id))} text={t('show-more')} />
    </div>
  );
}

function NoText() {
  const { t } = useTranslation('pdfs-teacher');
  const add = (
    <ButtonLink to={paths.teacherUploadPdf} variant="primary">
      {t('own.add-first')}
    </ButtonLink>
  );
  return <EmptyState picture={<Book />} title={t('own.empty')} text={t('own.empty-text')} action={add} />;
}

function NothingArchived() {
  const { t } = useTranslation('pdfs-teacher');
  return <EmptyState picture={<Seed />} title={t('own.none-archived')} text={t('own.none-archived-text')} />;
}
