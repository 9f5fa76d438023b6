import type { Card } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import styles from './progress.module.css';

export type LeechRowProps = {
  card: Card;
  /** Undefined for a card of somebody else's deck. */
  onEdit: (() => void) | undefined;
  onSuspend: (isSuspended: boolean) => void;
};

export function LeechRow({ card, onEdit, onSuspend }: LeechRowProps) {
  const { t } = useTranslation('flashcards');
  const { front, back, language, lapses, isSuspended } = card;
  const toggle = t(isSuspended ? 'card.resume' : 'card.pause');
  return (
    <li className={styles.leech}>
      <div className={styles.sides}>
        <p className={styles.front} lang="en">
          {front}
        </p>
        <p lang={language ?? undefined}>{back}</p>
        <p className={styles.note}>
          {t('leeches.lapses', { count: lapses })} {isSuspended && <Badge>{t('card.is-paused')}</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        {onEdit && (
          <Button aria-label={`${t('card.edit')}: ${front}`} onClick={onEdit}>
            {t('card.edit')}
          </Button>
        )}
        <Button aria-label={`${toggle}: ${front}`} onClick={() => onSuspend(!isSuspended)}>
          {toggle}
        </Button>
      </div>
    </li>
  );
}
