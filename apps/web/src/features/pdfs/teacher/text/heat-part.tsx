import { limits } from '@wordgrove/contract/limits';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeat } from '#features/pdfs/teacher/api.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pager } from '#ui/pager.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { ClassOfText } from './class-fit-part.tsx';
import styles from './heat.module.css';
import { heatOf, heatPieces } from './heat-text.ts';

/** The text, a page at a time, with the words that the class looked up. It never says who. */
export function HeatPart({ text, schoolClass }: { text: Pdf; schoolClass: ClassOfText }) {
  const { t } = useTranslation('pdfs-teacher');
  const [page, setPage] = useState(1);
  const heat = useHeat(text.id, schoolClass.id, firstAsked(page));
  const content = () => {
    if (!heat.data && heat.isError) return <LoadFailed title={t('heat.failed')} query={heat} />;
    if (!heat.data) return <Skeleton shape="text" count={5} label={t('heat.loading')} />;
    const { readers, pages } = heat.data;
    if (pages === null) return <p>{t('heat.too-few', { count: readers, min: limits.heatReadersMin })}</p>;
    const shown = pages.find((each) => each.page === page);
    const isComing = heat.isPlaceholderData;
    return (
      <>
        <p className={styles.legend}>
          {t('heat.readers', { count: readers })}
          <span className={styles.keys}>
            {([1, 2, 3] as const).map((each) => (
              <span key={each} className={styles.word} data-heat={each}>
                {t(`heat.legend.${each}`)}
              </span>
            ))}
          </span>
        </p>
        {shown && <HeatPage {...shown} readers={readers} />}
        {!shown && isComing && <Skeleton shape="text" count={5} label={t('heat.loading')} />}
        <HeatPager page={page} pages={text.pages ?? page} isComing={isComing} onTurn={setPage} />
      </>
    );
  };
  return <PartCard title={t('heat.title')}>{content()}</PartCard>;
}

/** Pages come in packets; the one that a page is in begins here. */
function firstAsked(page: number): number {
  return page - ((page - 1) % limits.pdfPagesAtOnce);
}

type HeatPageProps = {
  page: number;
  text: string;
  words: readonly { form: string; readers: number }[];
  /** Of the text. */
  readers: number;
};

function HeatPage({ page, text, words, readers }: HeatPageProps) {
  const { t } = useTranslation('pdfs-teacher');
  const counts = new Map(words.map((each) => [each.form, each.readers]));
  const paragraphs = text.split(/\n{2,}/).map((paragraph, at) => ({ at, pieces: heatPieces(paragraph, counts) }));
  return (
    <section aria-label={t('heat.page', { page })} className={styles.page}>
      <div lang="en">
        {paragraphs.map(({ at, pieces }) => (
          <p key={at}>
            {pieces.map((piece) =>
              piece.readers === 0 ? (
                piece.text
              ) : (
                <span key={piece.at} className={styles.word} data-heat={heatOf(piece.readers, readers)}>
                  {piece.text}
                  <sup aria-hidden="true">{piece.readers}</sup>
                  <VisuallyHidden>{` (${t('heat.looked-up', { count: piece.readers })})`}</VisuallyHidden>
                </span>
              ),
            )}
          </p>
        ))}
      </div>
    </section>
  );
}

type HeatPagerProps = { page: number; pages: number; isComing: boolean; onTurn: (page: number) => void };

function HeatPager({ page, pages, isComing, onTurn }: HeatPagerProps) {
  const { t } = useTranslation('pdfs-teacher');
  const texts = {
    label: t('heat.pages-label'),
    previous: t('heat.previous'),
    next: t('heat.next'),
    shown: t('heat.of-pages', { page, pages }),
  };
  return (
    <div className={styles.pager}>
      <Pager texts={texts} page={page - 1} pages={pages} onTurn={(to) => !isComing && onTurn(to + 1)} />
    </div>
  );
}
