import type { Fit, LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useCoverage, useLibrary } from '#features/pdfs/api.ts';
import { textPath } from '#platform/text-path.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Book } from '#ui/pictures/book.tsx';
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
  if (texts.length === 0)
    return <EmptyState picture={<Book />} title={t('library.empty')} text={t('library.empty-text')} />;
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
