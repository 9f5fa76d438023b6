import { IconCards } from '@tabler/icons-react';
import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import { useTranslation } from 'react-i18next';
import { useDecks } from '#features/flashcards/api.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useAddWord } from './use-add-word.ts';

/** The button that makes a card from a headword: in the only deck at once, otherwise in the deck chosen. */
export function AddToFlashcards({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation('flashcards');
  const decks = useDecks();
  const { addTo, addToFirstDeck, isAdding } = useAddWord(words[0]);
  const own = (decks.data ?? []).filter(({ isOwn }) => isOwn);
  const [only, another] = own;
  const icon = <IconCards size="1.125rem" aria-hidden="true" />;
  if (only && another) {
    return (
      <Menu
        align="start"
        trigger={
          <Button loading={isAdding}>
            {icon}
            {t('add.button')}
          </Button>
        }
        groups={[own.map((deck) => ({ id: deck.id, text: <bdi>{deck.name}</bdi>, onSelect: () => addTo(deck) }))]}
      />
    );
  }
  return (
    <Button loading={isAdding || decks.isPending} onClick={() => (only ? addTo(only) : addToFirstDeck())}>
      {icon}
      {t('add.button')}
    </Button>
  );
}
