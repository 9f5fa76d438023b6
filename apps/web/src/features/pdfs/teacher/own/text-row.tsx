import { IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Pdf } from '@wordgrove/contract/pdfs';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useClassName } from '#features/pdfs/teacher/use-class-name.ts';
import { TextCover } from '#features/pdfs/text-cover.tsx';
import { textPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import layout from '#ui/layout.module.css';
import rows from '#ui/list-row.module.css';
import styles from './own.module.css';
import { TextMenu } from './text-menu.tsx';
import { TextState } from './text-state.tsx';

type TextRowProps = {
  text: Pdf;
  /** Its link takes the focus of a row that went. */
  isRefuge: boolean;
  /** It is about to go: archived, taken out of the archive, or deleted. */
  onLeaving: () => void;
  onArchived: (text: Pdf) => void;
};

/** One text: what it is, who has it, and how many have opened it. */
export function TextRow({ text, isRefuge, onLeaving, onArchived }: TextRowProps) {
  const { t } = useTranslation('pdfs-teacher');
  const format = useFormat();
  const className = useClassName();
  const { id, title, classes, readers, level, pages, kind } = text;
  const handleArchived = (changed: Pdf) => {
    onLeaving();
    onArchived(changed);
  };
  return (
    <li className={clsx(rows.row, styles.row)}>
      <span className={styles.cover}>
        <TextCover {...text} />
      </span>
      <div className={rows.words}>
        <h2 className={rows.name}>
          <Link to={textPath(id)} data-refuge={isRefuge || undefined}>
            {title}
          </Link>
        </h2>
        <p className={layout.facts}>
          <TextState {...text} />
          <span>{t(`kinds.${kind}`)}</span>
          {level !== null && <span>{t('facts.level', { level })}</span>}
          {pages !== null && <span>{t('facts.pages', { count: pages, shown: format.number(pages) })}</span>}
        </p>
        <p className={layout.facts}>
          <span className={rows.fact}>
            <IconUsers size="1rem" aria-hidden="true" />
            {classes.length === 0 ? t('facts.no-class') : format.list(classes.map(className))}
          </span>
          <span>{t('facts.readers', { count: readers })}</span>
        </p>
      </div>
      <TextMenu text={text} onArchived={handleArchived} onRemoved={onLeaving} />
    </li>
  );
}
