import { IconDownload } from '@tabler/icons-react';
import { streamPaths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#ui/button-anchor.tsx';
import styles from './cards.module.css';

export type ExportLinksProps = { deckId: string };

/** The deck as a file: for spreadsheets, and for Anki. */
export function ExportLinks({ deckId }: ExportLinksProps) {
  const { t } = useTranslation('flashcards');
  const href = (format: 'csv' | 'anki') => `${streamPaths.exportCards}?${new URLSearchParams({ deckId, format })}`;
  return (
    <div className={styles.exports}>
      {(['csv', 'anki'] as const).map((format) => (
        <ButtonAnchor key={format} variant="plain" href={href(format)} download>
          <IconDownload size="1.125rem" aria-hidden="true" />
          {t(`deck.export-${format}`)}
        </ButtonAnchor>
      ))}
    </div>
  );
}
