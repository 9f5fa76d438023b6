import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button-link.tsx';
import styles from './back-to-decks.module.css';

/** The link from a deck, or from the progress, to all decks. */
export function BackToDecks() {
  const { t } = useTranslation('flashcards');
  return (
    <ButtonLink to={paths.flashcards} variant="plain" className={styles.back}>
      <IconArrowLeft size="1.125rem" aria-hidden="true" />
      {t('decks.title')}
    </ButtonLink>
  );
}
