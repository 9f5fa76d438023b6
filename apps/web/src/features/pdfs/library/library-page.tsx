import type { OwnEnrolment } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import type { Fit, LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useCoverage, useEnrolments, useLibrary } from '#features/pdfs/api.ts';
import { textPath } from '#platform/text-path.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
import { SchoolGate } from '#ui/pictures/school-gate.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './library.module.css';
import { TextCard } from './text-card.tsx';

/** What a student can read: first what has been begun, then the rest. */
export function LibraryPage() {
  const { t } = useTranslation('pdfs');
  return (
    <>
      <PageHeader title={t('library.title')} />
      <Texts />
    </>
  );
}

function Texts() {
  const { t } = useTranslation('pdfs');
  const library = useLibrary();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = library;
  const fits = useCoverage(data?.pages.map(({ texts }) => texts) ?? []);
  if (!data && library.isError) return <LoadFailed title={t('library.failed')} query={library} />;
  if (!data) return <Skeleton shape="card" count={3} label={t('library.loading')} />;
  const texts = data.pages.flatMap((page) => page.texts);
  if (texts.length === 0) return <NoTexts />;
  const begun = texts.filter(isBeingRead);
  const showMore = () => void fetchNextPage();
  const pages = {
    hasMore: hasNextPage,
    isComing: isFetchingNextPage,
    showMore,
    retry: isFetchNextPageError && !isFetchingNextPage ? showMore : undefined,
  };
  return (
    <div className={styles.page}>
      <Shelf title={t('library.begun')} texts={begun} fits={fits} />
      <Shelf
        title={begun.length > 0 ? t('library.more-texts') : t('library.all-texts')}
        texts={texts.filter((text) => !isBeingRead(text))}
        fits={fits}
      />
      <ShowMore pages={pages} links={texts.map(({ id }) => textPath(id))} text={t('library.show-more')} />
    </div>
  );
}

/** Texts come with a class: whoever is in none is led to joining one. */
function NoTexts() {
  const { t } = useTranslation('pdfs');
  const { data: enrolments, isPending } = useEnrolments();
  if (isPending) return <Skeleton shape="card" label={t('library.loading')} />;
  const isIn = (wanted: OwnEnrolment['status']) => enrolments?.some(({ status }) => status === wanted);
  // Where that isn't known, nothing is said of it.
  if (!enrolments || isIn('active'))
    return <EmptyState picture={<Book />} title={t('library.empty')} text={t('library.empty-text')} />;
  if (isIn('pending'))
    return <EmptyState picture={<Book />} title={t('library.empty')} text={t('library.waiting-text')} />;
  const join = (
    <ButtonLink variant="primary" to={paths.studentDashboard}>
      {t('library.join')}
    </ButtonLink>
  );
  return (
    <EmptyState
      picture={<SchoolGate />}
      title={t('library.no-class')}
      text={t('library.no-class-text')}
      action={join}
    />
  );
}

/** A Word document is downloaded, so nobody knows how far it was read. */
function isBeingRead({ kind, progress: { openedAt, finishedAt } }: LibraryText): boolean {
  return (kind === 'pdf' || kind === 'txt') && openedAt !== null && finishedAt === null;
}

type ShelfProps = { title: string; texts: readonly LibraryText[]; fits: ReadonlyMap<string, Fit> };

function Shelf({ title, texts, fits }: ShelfProps) {
  if (texts.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {texts.map((text) => (
          <TextCard key={text.id} text={text} fit={fits.get(text.id)} />
        ))}
      </ul>
    </section>
  );
}
