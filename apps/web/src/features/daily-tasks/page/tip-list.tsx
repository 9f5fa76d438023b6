import { IconBulb } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import styles from './page.module.css';

/** Some of the tips; the same ones all day. */
export function TipList({ tips }: { tips: readonly string[] }) {
  const { t } = useTranslation('daily-tasks');
  const titleId = useId();
  return (
    <Card as="section" className={styles.panel} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('tips')}</h2>
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>
            <IconBulb size="1.25rem" aria-hidden="true" />
            <span>{tip}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
