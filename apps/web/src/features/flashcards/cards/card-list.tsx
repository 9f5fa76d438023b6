import { IconPlayerPause, IconPlayerPlay, IconTrash, IconX } from '@tabler/icons-react';
import type { Card } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CardRow } from './card-row.tsx';
import styles from './cards.module.css';
import type { CardActions } from './use-card-actions.ts';

type CardListProps = {
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

type ChosenBarProps = {
  chosen: readonly string[];
  actions: CardActions;
  onClear: () => void;
};

/** How many cards are selected, and what can be done with all of them. */
function ChosenBar({ chosen, actions: { suspend, remove }, onClear }: ChosenBarProps) {
  const { t } = useTranslation('flashcards');
  const count = chosen.length;
  const act = (action: () => void) => () => {
    action();
    onClear();
  };
  return (
    <fieldset className={styles.chosen} aria-label={t('deck.chosen-actions')} hidden={count === 0}>
      <p role="status">{count > 0 && t('deck.chosen', { count })}</p>
      {suspend && (
        <>
          <Button icon={IconPlayerPause} variant="plain" onClick={act(() => suspend(chosen, true))}>
            {t('card.pause')}
          </Button>
          <Button icon={IconPlayerPlay} variant="plain" onClick={act(() => suspend(chosen, false))}>
            {t('card.resume')}
          </Button>
        </>
      )}
      {remove && (
        <Button icon={IconTrash} variant="plain" onClick={act(() => remove(chosen))}>
          {t('card.remove')}
        </Button>
      )}
      <Button icon={IconX} variant="plain" aria-label={t('deck.choose-none')} onClick={onClear} />
    </fieldset>
  );
}

type ChosenCards = {
  ids: readonly string[];
  has: (id: string) => boolean;
  choose: (ids: readonly string[], isChosen: boolean) => void;
  clear: () => void;
};

/** Which cards are selected, on whatever page they are. */
export function useChosenCards(): ChosenCards {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return {
    ids: [...chosen],
    has: (id) => chosen.has(id),
    choose: (ids, isChosen) =>
      setChosen((before) => {
        const changed = new Set(ids);
        return isChosen ? new Set([...before, ...ids]) : new Set([...before].filter((id) => !changed.has(id)));
      }),
    clear: () => setChosen(new Set()),
  };
}
