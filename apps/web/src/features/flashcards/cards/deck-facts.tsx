import type { Deck } from '@wordgrove/contract/flashcards';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';

export type DeckFactsProps = { deck: Deck; isLearner: boolean };

/** Whose deck it is, how much is in it, and how much of it is due. */
export function DeckFacts({ deck, isLearner }: DeckFactsProps) {
  const { t } = useTranslation('flashcards');
  const format = useFormat();
  const { isOwn, ownerName, classes, cards, due, fresh } = deck;
  return (
    <>
      {t('cards', { count: cards })}
      {isLearner && ` · ${t('due', { count: due })} · ${t('fresh', { count: fresh })}`}
      <br />
      {!isOwn && t('deck.read-only', { name: ownerName })}
      {isOwn && classes.length > 0 && t('decks.shared-with', { classes: format.list(classes.map(({ name }) => name)) })}
    </>
  );
}
