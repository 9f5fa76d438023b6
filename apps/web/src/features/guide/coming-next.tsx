import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Seed } from '#ui/pictures/seed.tsx';
import styles from './coming-next.module.css';

/** What isn't there yet, said plainly: one line per part. */
export function ComingNext({ parts }: { parts: readonly string[] }) {
  const { t } = useTranslation('guide');
  return (
    <Card as="section" className={styles.card} aria-labelledby="guide-next">
      <Seed size={72} />
      <div className={styles.words}>
        <h2 id="guide-next">{t('next.title')}</h2>
        <p className={styles.lead}>{t('next.lead')}</p>
        <ul>
          {parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
