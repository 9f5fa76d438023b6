import { IconBulb } from '@tabler/icons-react';
import type { WordOrderingAnswer, WordOrderingItem } from '@wordgrove/games/word-ordering';
import { joinsIn } from '@wordgrove/games/word-ordering';
import { useTranslation } from 'react-i18next';
import { KeysHint } from '#features/games/play/keys-hint.tsx';
import { Button } from '#ui/button.tsx';
import { SameRoom } from '#ui/same-room.tsx';
import styles from './word-ordering.module.css';

export type OrderingActionsProps = {
  item: WordOrderingItem;
  answer: WordOrderingAnswer;
  isUnchanged: boolean;
  onHint: () => void;
  onCheck: () => void;
};

/** 'Check' and 'Hint', and what the first check found. */
export function OrderingActions({ item, answer, isUnchanged, onHint, onCheck }: OrderingActionsProps) {
  const { t } = useTranslation('games-word-ordering');
  const { laid, tries, fixed } = answer;
  const joins = tries[0] ? joinsIn(item, tries[0]) : [];
  const isWhole = laid.length === item.tiles.length;
  return (
    <div className={styles.bar}>
      <SameRoom items={[item]} copy={LongestFinding}>
        <p className={styles.feedback}>
          {tries.length > 0 && t('neighbours', { count: joins.filter(Boolean).length, of: joins.length })}
        </p>
      </SameRoom>
      <div className={styles.actions}>
        <Button data-check variant="primary" disabled={!isWhole || isUnchanged} onClick={onCheck}>
          {t('check')}
        </Button>
        <Button onClick={onHint} disabled={fixed.length === item.tiles.length}>
          <IconBulb size="1.25rem" aria-hidden="true" />
          {t('hint')}
        </Button>
        <p className={styles.note}>{t('hint-costs')}</p>
      </div>
      <KeysHint>{t('keys')}</KeysHint>
    </div>
  );
}

function LongestFinding({ item: { tiles } }: { item: WordOrderingItem }) {
  const { t } = useTranslation('games-word-ordering');
  return <p className={styles.feedback}>{t('neighbours', { count: tiles.length - 1, of: tiles.length - 1 })}</p>;
}
