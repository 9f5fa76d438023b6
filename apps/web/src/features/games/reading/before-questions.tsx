import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import styles from './reading.module.css';

export type BeforeQuestionsProps = { count: number; onRead: () => void };

/** Shown while the passage is being read: what comes next. */
export function BeforeQuestions({ count, onRead }: BeforeQuestionsProps) {
  const { t } = useTranslation('games-reading');
  return (
    <section className={styles.question} aria-labelledby="reading-before">
      <h2 id="reading-before">{t('before')}</h2>
      <p>{t('before-text', { count })}</p>
      <p className={styles.muted}>{t('look-up-note')}</p>
      <div>
        <Button variant="primary" onClick={onRead}>
          {t('have-read')}
        </Button>
      </div>
    </section>
  );
}
