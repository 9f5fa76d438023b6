import type { Waiting } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import { cardsToday, hasNoCards, wordsToday } from './next-step.ts';
import styles from './student.module.css';

/** How many cards are due today, with a link to the review. */
export function CardsCard({ cards }: { cards: Waiting }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const count = cardsToday(cards);
  const words = wordsToday(cards);
  const { due, fresh, nextDue, today } = cards;
  // Whatever exceeds the limit is left for tomorrow.
  const isLimited = today.remaining === 0 && due + fresh > 0;
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-cards">
      <h2 id="dashboard-cards">{t('cards.title')}</h2>
      {count > 0 ? (
        <p className={styles.figure}>{t('cards.waiting', { count })}</p>
      ) : (
        <p>{hasNoCards(cards) ? t('cards.none') : isLimited ? t('cards.limit') : t('cards.nothing')}</p>
      )}
      {count === 0 && !isLimited && nextDue !== null && (
        <p className={styles.why}>{t('cards.next', { when: format.dateTime(nextDue) })}</p>
      )}
      {words > 0 && <p className={styles.why}>{t('step.words.text', { count: words })}</p>}
      <div className={styles.foot}>
        <ButtonLink to={paths.flashcards} search={() => (count > 0 ? { review: 'all' } : {})}>
          {t(count > 0 ? 'cards.review' : 'cards.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}
