import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReaderProps } from './reading-frame.tsx';
import type { Place } from './use-visible-page.ts';
import styles from './way-back.module.css';

type WayBackProps = Pick<ReaderProps, 'text' | 'linked'> & {
  /** The page on the screen. */
  page: number;
  onGo: (place: Place) => void;
};

/** Whoever came to look at a card's sentence was perhaps reading elsewhere in the text, and gets back there by it. */
export function WayBack({ text, linked, page, onGo }: WayBackProps) {
  const { t } = useTranslation('pdfs');
  const [before, setBefore] = useState(text.progress.place);
  if (linked === '' || !before || before.page === page) return null;
  const handlePress = () => {
    setBefore(null);
    onGo(before);
  };
  return (
    <button type="button" className={styles.wayBack} onClick={handlePress}>
      <IconArrowBackUp size="1.125rem" aria-hidden="true" />
      {t('reader.way-back', { page: before.page })}
    </button>
  );
}
