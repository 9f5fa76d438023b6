import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { coverageBand } from '@wordgrove/contract/coverage';
import type { Fit, LibraryText } from '@wordgrove/contract/pdfs';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#features/pdfs/files/use-download.ts';
import { TextCover } from '#features/pdfs/text-cover.tsx';
import { useShare } from '#features/pdfs/use-share.ts';
import { textPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import styles from './library.module.css';

/** One text, with how far the reader is and how much of it the reader knows. */
export function TextCard({ text, fit }: { text: LibraryText; fit: Fit | undefined }) {
  const { t } = useTranslation('pdfs');
  const { id, title, teacherName, level, pages, kind } = text;
  const isDownload = kind === 'doc' || kind === 'docx';
  return (
    <Card as="li" tight className={styles.card}>
      <span className={styles.cover}>
        <TextCover {...text} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={textPath(id)}>{title}</Link>
        </h3>
        <p className={layout.facts}>
          <bdi>{teacherName}</bdi>
          {pages !== null && <span>{t('library.pages', { count: pages })}</span>}
          {level !== null && <Badge tone="blue">{level}</Badge>}
        </p>
        {fit && <Known fit={fit} isRead={text.progress.finishedAt !== null} />}
        <div className={styles.foot}>{isDownload ? <DownloadButton text={text} /> : <Progress text={text} />}</div>
      </div>
    </Card>
  );
}

/** How much of it the reader knows, what that means as long as it is to be read, and how sure it is. */
function Known({ fit: { coverage, measured }, isRead }: { fit: Fit; isRead: boolean }) {
  const { t } = useTranslation('pdfs');
  const share = useShare();
  return (
    <div className={styles.known}>
      <p className={styles.figure}>{t('library.known', { share: share(coverage) })}</p>
      {!isRead && <p>{t(`library.bands.${coverageBand(coverage)}`)}</p>}
      <p className={styles.small}>
        {measured < 0.01 ? t('library.estimated') : t('library.measured', { share: share(measured) })}
      </p>
    </div>
  );
}

function Progress({ text: { progress, pages } }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs');
  const format = useFormat();
  const { openedAt, finishedAt, pagesRead } = progress;
  if (finishedAt !== null)
    return (
      <Badge tone="green">
        <IconCircleCheck size="1rem" aria-hidden="true" />
        {t('library.finished')}
      </Badge>
    );
  if (openedAt === null || pages === null) return null;
  return (
    <ProgressBar
      label={t('library.read')}
      value={pagesRead}
      max={pages}
      text={t('library.of-pages', { count: pagesRead, pages: format.number(pages) })}
    />
  );
}

function DownloadButton({ text }: { text: LibraryText }) {
  const { t } = useTranslation('pdfs');
  const download = useDownload(text);
  return (
    <Button
      className={styles.download}
      aria-label={t('library.download', { title: text.title })}
      loading={download.isPending}
      onClick={download.start}
    >
      <IconDownload size="1.125rem" aria-hidden="true" />
      {t('download')}
    </Button>
  );
}
