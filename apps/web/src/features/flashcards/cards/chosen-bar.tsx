import { IconPlayerPause, IconPlayerPlay, IconTrash, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import styles from './cards.module.css';
import type { CardActions } from './use-card-actions.ts';

export type ChosenBarProps = {
  chosen: readonly string[];
  actions: CardActions;
  onClear: () => void;
};

/** How many cards are selected, and what can be done with all of them. */
export function ChosenBar({ chosen, actions: { suspend, remove }, onClear }: ChosenBarProps) {
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
          <Button variant="plain" onClick={act(() => suspend(chosen, true))}>
            <IconPlayerPause size="1.125rem" aria-hidden="true" />
            {t('card.pause')}
          </Button>
          <Button variant="plain" onClick={act(() => suspend(chosen, false))}>
            <IconPlayerPlay size="1.125rem" aria-hidden="true" />
            {t('card.resume')}
          </Button>
        </>
      )}
      {remove && (
        <Button variant="plain" onClick={act(() => remove(chosen))}>
          <IconTrash size="1.125rem" aria-hidden="true" />
          {t('card.remove')}
        </Button>
      )}
      <Button variant="plain" aria-label={t('deck.choose-none')} onClick={onClear}>
        <IconX size="1.125rem" aria-hidden="true" />
      </Button>
    </fieldset>
  );
}
