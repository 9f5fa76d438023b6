import { Link } from '@tanstack/react-router';
import type { LibraryText } from '@wordgrove/contract/pdfs';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useColleaguesTexts } from '#features/pdfs/teacher/api.ts';
import { TextCover } from '#features/pdfs/text-cover.tsx';
import { readPath } from '#platform/text-path.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import layout from '#ui/layout.module.css';
import rows from '#ui/list-row.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import styles from './own.module.css';

/** What other teachers gave to classes that the reader teaches too: to be read, and nothing else. */
export function ColleaguesTexts() {
  const { t } = useTranslation('pdfs-teacher');
  const texts = useColleaguesTexts();
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = texts;
  if (!data)
    return <NotLoaded query={texts} failed={t('own.failed')} loading={t('own.loading')} shape="row" count={2} />;
  const shown = data.pages.flatMap((page) => page.texts);
  if (shown.length === 0)
    return (
      <EmptyState picture={<Seed />} title={t('own.none-of-colleagues')} text={t('own.none-of-colleagues-text')} />
    );
  const showMore = () => void fetchNextPage();
  const pages = {
    hasMore: hasNextPage,
    isComing: isFetchingNextPage,
    showMore,
    retry: isFetchNextPageError && !isFetchingNextPage ? showMore : undefined,
  };
  return (
    <div className={layout.stack}>
      <ul className={layout.stackSmall} aria-label={t('own.colleagues')}>
        {shown.map((text) => (
          <ColleaguesText key={text.id} text={text} />
        ))}
      </ul>
      <ShowMore pages={pages} links={shown.map(({ id }) => readPath(id, 'teacher'))} text={t('show-more')} />
    </div>
  );
}

function ColleaguesText({ text }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs-teacher');
  const { id, title, teacherName, level } = text;
  return (
    <li className={clsx(rows.row, styles.row)}>
      <span className={styles.cover}>
        <TextCover {...text} />
      </span>
      <div className={rows.words}>
        <h2 className={rows.name}>
          <Link to={readPath(id, 'teacher')}>{title}</Link>
        </h2>
        <p className={layout.facts}>
          <bdi>{t('own.by', { name: teacherName })}</bdi>
          {level !== null && <Badge tone="blue">{level}</Badge>}
        </p>
      </div>
    </li>
  );
}
