import { IconDownload } from '@tabler/icons-react';
import { streamPaths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#ui/button-anchor.tsx';
import { Card } from '#ui/card.tsx';
import styles from './side-card.module.css';
import { StorageBar } from './storage-bar.tsx';

/** Everything that is stored about somebody, in one file. */
export function MyDataCard() {
  const { t } = useTranslation('profiles');
  return (
    <Card as="section" className={styles.card} aria-labelledby="my-data">
      <h2 id="my-data">{t('my-data.title')}</h2>
      <p>{t('my-data.text')}</p>
      <StorageBar />
      <div>
        <ButtonAnchor href={streamPaths.exportMine} download>
          <IconDownload size="1.125rem" aria-hidden="true" />
          {t('my-data.download')}
        </ButtonAnchor>
      </div>
    </Card>
  );
}
