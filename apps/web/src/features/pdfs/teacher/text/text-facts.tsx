import { limits } from '@wordgrove/contract/limits';
import type { Pdf } from '@wordgrove/contract/pdfs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#features/pdfs/files/use-download.ts';
import { TextState } from '#features/pdfs/teacher/own/text-state.tsx';
import { useClassName } from '#features/pdfs/teacher/use-class-name.ts';
import { TextCover } from '#features/pdfs/text-cover.tsx';
import { useFormat } from '#platform/use-format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './text.module.css';

/** What a text is, and who has it. */
export function TextFacts({ text }: { text: Pdf }) {
  const { t } = useTranslation('pdfs-teacher');
  const format = useFormat();
  const className = useClassName();
  const download = useDownload(text);
  const { description, kind, pages, words, level, classes, readers, createdAt, bytes, preparation } = text;
  const isTooShort = level === null && text.hasText && words !== null && words < limits.levelWordsMin;
  return (
    <Card as="section" aria-label={t('text.facts')} className={styles.facts}>
      <span className={styles.cover}>
        <TextCover {...text} />
      </span>
      <div className={styles.about}>
        {description && <p className={styles.description}>{description}</p>}
        <p>
          <TextState {...text} />
        </p>
        <TroubleNotice {...text} />
        {preparation === 'ready' && text.hasText === false && kind === 'pdf' && <Notice>{t('state.scan-text')}</Notice>}
        <dl className={styles.list}>
          <Fact name={t('facts.kind')}>{t(`kinds.${kind}`)}</Fact>
          {level !== null && <Fact name={t('facts.level-name')}>{level}</Fact>}
          {isTooShort && <Fact name={t('facts.level-name')}>{t('facts.too-short')}</Fact>}
          {pages !== null && <Fact name={t('facts.pages-name')}>{format.number(pages)}</Fact>}
          {words !== null && <Fact name={t('facts.words-name')}>{format.number(words)}</Fact>}
          <Fact name={t('facts.classes')}>
            {classes.length === 0 ? t('facts.no-class') : format.list(classes.map(className))}
          </Fact>
          <Fact name={t('facts.opened-by')}>{t('facts.readers', { count: readers })}</Fact>
          <Fact name={t('facts.added')}>{format.date(createdAt)}</Fact>
        </dl>
        <div>
          <Button loading={download.isPending} onClick={download.start}>
            {t('text.download', { size: format.size(bytes) })}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Why its words aren't known, and what that means for whoever wants to read it. */
function TroubleNotice({ kind, trouble, preparation }: Pick<Pdf, 'kind' | 'trouble' | 'preparation'>) {
  const { t } = useTranslation('pdfs-teacher');
  if (trouble === null) return null;
  const isUnread = preparation === 'failed' && trouble !== 'lost' && (kind === 'pdf' || kind === 'txt');
  return (
    <Notice tone="warning">
      {t(`troubles.${trouble}`)} {isUnread && t(`unread.${kind}`)}
    </Notice>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
