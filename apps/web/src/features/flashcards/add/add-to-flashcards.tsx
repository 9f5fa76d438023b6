import { IconCards } from '@tabler/icons-react';
import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { CardOrigin, Deck } from '@wordgrove/contract/flashcards';
import type { Language } from '@wordgrove/contract/languages';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useCreateDeck, useDecks, useFromWord } from '#features/flashcards/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

type AddToFlashcardsProps = {
  words: readonly DictionaryWord[];
  /** Where the word was met, if it wasn't in the dictionary. */
  met?: CardOrigin;
};

/** The button that makes a card from a headword: in the only deck at once, otherwise in the deck chosen. */
export function AddToFlashcards({ words, met }: AddToFlashcardsProps) {
  const { t } = useTranslation('flashcards');
  const decks = useDecks();
  const { addTo, addToFirstDeck, isAdding } = useAddWord(words[0], met);
  const own = (decks.data ?? []).filter(({ isOwn }) => isOwn);
  const [only, another] = own;
  // Beside a text there is little room.
  const text = met ? t('add.short') : t('add.button');
  const icon = <IconCards size="1.125rem" aria-hidden="true" />;
  if (only && another) {
    return (
      <Menu
        align="start"
        trigger={
          <Button loading={isAdding}>
            {icon}
            {text}
          </Button>
        }
        groups={[own.map((deck) => ({ id: deck.id, text: <bdi>{deck.name}</bdi>, onSelect: () => addTo(deck) }))]}
      />
    );
  }
  return (
    <Button loading={isAdding || decks.isPending} onClick={() => (only ? addTo(only) : addToFirstDeck())}>
      {icon}
      {text}
    </Button>
  );
}

/** Makes a card of a dictionary word; a deck has one card per word, however often it is added. */
function useAddWord(word: DictionaryWord | undefined, origin: CardOrigin | undefined) {
  const { t } = useTranslation('flashcards');
  const { done, attempt } = useOutcomeToast();
  const fromWord = useFromWord();
  const create = useCreateDeck();
  // Made with the button, so that pressing it again after a lost answer makes no second deck.
  const [firstDeckId] = useState(() => v7());

  const add = async (deck: Pick<Deck, 'id' | 'name'>) => {
    if (!word) return;
    const { sentence, ...card } = cardOfWord(word, currentLanguage());
    const met = origin ?? { source: 'dictionary' as const, ...(sentence && { sentence }) };
    await fromWord.mutateAsync({ id: v7(), deckId: deck.id, ...card, met });
    done(t('add.done', { word: word.lemma, name: deck.name }));
  };
  const addToFirstDeck = async () => add(await create.mutateAsync({ id: firstDeckId, name: t('add.first-deck') }));
  return {
    addTo: (deck: Pick<Deck, 'id' | 'name'>) => attempt(() => add(deck)),
    addToFirstDeck: () => attempt(addToFirstDeck),
    isAdding: fromWord.isPending || create.isPending,
  };
}

/** A new card of a word, before its owner changes anything. */
type CardOfWord = {
  front: string;
  back: string;
  language: Language;
  note: string;
  word: string;
  sentence: string | undefined;
};

/**
 * The word on the front; on the back its best translation into the reader's language or, where there is none, its
 * meaning.
 */
export function cardOfWord({ key, lemma, taught, senses }: DictionaryWord, language: Language): CardOfWord {
  const definition = taught?.definition ?? senses[0]?.definition ?? '';
  const example = taught?.examples[0] ?? senses[0]?.examples[0];
  const translations = language === 'en' ? [] : (taught?.translations[language] ?? []);
  const isTranslated = translations.length > 0;
  return {
    front: lemma,
    back: isTranslated ? translations.join(', ') : definition || lemma,
    language: isTranslated ? language : 'en',
    note: isTranslated ? definition : '',
    word: key,
    sentence: example,
  };
}
