import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { useRetention } from './api.ts';
import { PartState } from './part-state.tsx';
import styles from './progress.module.css';
import { RetentionTable } from './retention-table.tsx';
import { enoughReviews, retentionVerdict } from './retention-verdict.ts';

/** How often words were remembered, next to how often that was expected, in plain words. */
export function RetentionPart() {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const retention = useRetention();
  if (!retention.data) return <PartState query={retention} />;
  const { reviews, predicted, measured } = retention.data;
  const verdict = retentionVerdict(retention.data);
  const bar = (label: string, share: number, tone: 'blue' | 'green') => (
    <ProgressBar label={label} value={share} max={1} text={format.percent(share)} tone={tone} />
  );
  return (
    <PartCard title={t('retention.title')}>
      {verdict === 'too-few' || predicted === null || measured === null ? (
        <p>
          {t('retention.too-few', { count: enoughReviews })} {t('retention.so-far', { count: reviews })}
        </p>
      ) : (
        <>
          <p>{t(`retention.${verdict}`)}</p>
          {bar(t('retention.expected'), predicted, 'blue')}
          {bar(t('retention.measured'), measured, 'green')}
          <p className={styles.note}>{t('retention.counted', { count: reviews, number: format.number(reviews) })}</p>
          <Disclosure summary={t('retention.by-prediction')}>
            <RetentionTable rows={retention.data.byPrediction} />
          </Disclosure>
        </>
      )}
    </PartCard>
  );
}
