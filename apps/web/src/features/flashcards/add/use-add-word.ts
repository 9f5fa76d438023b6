import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { Deck } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useCreateDeck, useFromWord } from '#features/flashcards/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { cardOfWord } from './card-of-word.ts';

/** Makes a card of a dictionary word; a deck has one card per word, however often it is added. */
export function useAddWord(word: DictionaryWord | undefined) {
  const { t } = useTranslation('flashcards');
  const { done, failed } = useOutcomeToast();
  const fromWord = useFromWord();
  const create = useCreateDeck();
  // Made with the button, so that pressing it again after a lost answer makes no second deck.
  const [firstDeckId] = useState(() => v7());

  const add = async (deck: Pick<Deck, 'id' | 'name'>) => {
    if (!word) return;
    const { sentence, ...card } = cardOfWord(word, currentLanguage());
    const met = { source: 'dictionary' as const, ...(sentence && { sentence }) };
    try {
      await fromWord.mutateAsync({ id: v7(), deckId: deck.id, ...card, met });
      done(t('add.done', { word: word.lemma, name: deck.name }));
    } catch (error) {
      failed(error);
    }
  };
  const addToFirstDeck = async () => {
    try {
      await add(await create.mutateAsync({ id: firstDeckId, name: t('add.first-deck') }));
    } catch (error) {
      failed(error);
    }
  };
  return {
    addTo: (deck: Pick<Deck, 'id' | 'name'>) => void add(deck),
    addToFirstDeck: () => void addToFirstDeck(),
    isAdding: fromWord.isPending || create.isPending,
  };
}
