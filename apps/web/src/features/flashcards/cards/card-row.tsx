import type { Card } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import { CardMenu } from './card-menu.tsx';
import styles from './cards.module.css';
import { MetLine } from './met-line.tsx';
import type { CardActions } from './use-card-actions.ts';

export type CardRowProps = {
  card: Card;
  actions: CardActions;
  /** Whether the reader is learning it: only then does its memory mean anything. */
  isLearner: boolean;
  isChosen: boolean;
  /** Undefined where nothing can be done with several cards. */
  onChoose: ((isChosen: boolean) => void) | undefined;
};

/** A card of a deck: both sides, its extras, and its word's standing. */
export function CardRow({ card, actions, isLearner, isChosen, onChoose }: CardRowProps) {
  const { t } = useTranslation(['flashcards', 'app']);
  const format = useFormat();
  const { front, back, language, note, met, state, due, isLeech, isSuspended } = card;
  return (
    <li className={styles.row}>
      {onChoose && (
        <Checkbox
          labelHidden
          label={t('card.choose', { text: front })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <div className={styles.texts}>
        <p className={styles.front} lang="en">
          {front}
        </p>
        <p className={styles.back} lang={language ?? undefined}>
          {back}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        <MetLine met={met} />
        {isLearner && (
          <p className={styles.marks}>
            <WordStateMark state={state} text={t(`app:word-states.${state}`)} />
            {due && !isSuspended && (
              <span>
                {Date.parse(due) > Date.now() ? t('card.due-on', { when: format.date(due) }) : t('card.due-now')}
              </span>
            )}
            {isSuspended && <Badge>{t('card.is-paused')}</Badge>}
            {isLeech && <Badge tone="yellow">{t('card.is-leech')}</Badge>}
          </p>
        )}
      </div>
      <CardMenu card={card} actions={actions} />
    </li>
  );
}
