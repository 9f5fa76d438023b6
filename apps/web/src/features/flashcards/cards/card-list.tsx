import type { Card } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import { ChosenBar } from './chosen-bar.tsx';
import type { CardActions } from './use-card-actions.ts';
import type { ChosenCards } from './use-chosen-cards.ts';

export type CardListProps = {
  cards: readonly Card[];
  actions: CardActions;
  chosen: ChosenCards;
  isLearner: boolean;
};

/** A page of selectable cards, with what can be done with the selected ones. */
export function CardList({ cards, actions, chosen, isLearner }: CardListProps) {
  const { t } = useTranslation('flashcards');
  const canChoose = actions.remove !== undefined || actions.suspend !== undefined;
  const ids = cards.map(({ id }) => id);
  return (
    <>
      {canChoose && cards.length > 1 && (
        <Checkbox
          label={t('deck.choose-all')}
          checked={ids.every(chosen.has)}
          onChange={({ target }) => chosen.choose(ids, target.checked)}
        />
      )}
      <ul className={styles.list}>
        {cards.map((card) => (
          <CardRow
            key={card.id}
            card={card}
            actions={actions}
            isLearner={isLearner}
            isChosen={chosen.has(card.id)}
            onChoose={canChoose ? (isChosen) => chosen.choose([card.id], isChosen) : undefined}
          />
        ))}
      </ul>
      <ChosenBar chosen={chosen.ids} actions={actions} onClear={chosen.clear} />
    </>
  );
}
