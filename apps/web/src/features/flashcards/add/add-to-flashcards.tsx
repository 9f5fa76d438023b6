import { IconCards, IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { DictionaryWord } from '@wordgrove/contract/dictionary';
import type { CardOrigin } from '@wordgrove/contract/flashcards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useDecks } from '#features/flashcards/api.ts';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { senseMet } from '#platform/taught-senses.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { useSession } from '#platform/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import styles from './add.module.css';
import { cardOfWord } from './card-of-word.ts';
import type { DeckName, NewCard } from './cards-outbox.ts';
import { aboutKept, sendOrKeep, useIsKept } from './cards-outbox.ts';
import { useMadeIn } from './made-cards.ts';

type AddToFlashcardsProps = {
  words: readonly DictionaryWord[];
  /** Where the word was met, if it wasn't in the dictionary. */
  met?: CardOrigin;
  /** The meaning of the first word that a button beside it is for. */
  sense?: string;
};

/** The button that makes a card from a headword: in the only deck at once, otherwise in the deck chosen. */
export function AddToFlashcards({ words, met, sense }: AddToFlashcardsProps) {
  const { t } = useTranslation('flashcards');
  const decks = useDecks();
  const { addTo, isAdding, isKept, madeIn } = useAddWord(words[0], { met, sense });
  const own = (decks.data ?? []).filter(({ isOwn }) => isOwn);
  const [only, another] = own;
  // Beside a text there is little room.
  const add = met || sense ? t('add.short') : t('add.button');
  const isMade = madeIn.size > 0;
  // A deck has one card of a word, so none of another meaning.
  if (sense && (isMade || isKept)) return null;
  const offer = isKept ? t('add.waiting') : add;
  const look = sense ? { variant: 'plain' as const, className: styles.ofSense } : { className: undefined };
  const Icon = isMade ? IconCheck : IconCards;
  const content = (
    <>
      <Icon size="1.125rem" aria-hidden="true" />
      {isMade ? t('add.made') : offer}
    </>
  );
  if (only && another) {
    const itemOf = (deck: DeckName) => ({
      id: deck.id,
      text: <bdi>{deck.name}</bdi>,
      icon: madeIn.has(deck.id) ? IconCheck : undefined,
      onSelect: () => addTo(deck),
    });
    return (
      <Menu
        align="start"
        trigger={
          <Button {...look} loading={isAdding}>
            {content}
          </Button>
        }
        groups={[own.map(itemOf)]}
      />
    );
  }
  return (
    <Button
      {...look}
      loading={isAdding || decks.isPending}
      className={isMade ? styles.made : look.className}
      aria-disabled={isMade}
      onClick={isMade ? undefined : () => addTo(only)}
    >
      {content}
    </Button>
  );
}

/** Makes a card of a dictionary word; a deck has one card per word, however often it is added. */
function useAddWord(
  word: DictionaryWord | undefined,
  { met: origin, sense }: { met: CardOrigin | undefined; sense: string | undefined },
) {
  const { t } = useTranslation('flashcards');
  const { done, attempt } = useOutcomeToast();
  const uid = useSession().user?.uid;
  const isKept = useIsKept(word?.key);
  const madeIn = useDecksWith(uid, word?.key);
  // Made with the button, so that pressing it again after a lost answer makes no second card or deck.
  const requestId = useRequestId();
  const [firstDeckId] = useState(() => v7());
  const [made, setMade] = useState(0);
  const send = useMutation({ mutationFn: (card: NewCard) => sendOrKeep(card, uid) });

  /** In the first deck, which may have to be made, unless one is chosen. */
  const add = async (deck?: DeckName) => {
    if (!word) return;
    const meant = sense ?? senseMet(word, origin?.sentence)?.id;
    const { sentence, ...card } = cardOfWord(word, currentLanguage(), meant);
    const met = origin ?? { source: 'dictionary' as const, ...(sentence && { sentence }) };
    const firstDeck = { id: firstDeckId, name: t('add.first-deck') };
    const id = requestId(`${word.key}/${deck?.id}/${made}`);
    const place = await send.mutateAsync({ id, deck: deck ?? null, firstDeck, card, met });
    if (!place) return done(t('add.kept', { word: word.lemma }), aboutKept(word.key));
    setMade((count) => count + 1);
    done(t('add.done', { word: word.lemma, name: place.name }));
  };
  return { addTo: (deck?: DeckName) => attempt(() => add(deck)), isAdding: send.isPending, isKept, madeIn };
}

/** The own decks that have a card of the word: as the server has it, and at once those of this visit. */
function useDecksWith(uid: string | undefined, word = ''): ReadonlySet<string> {
  const made = useMadeIn(uid, word);
  const { data } = useQuery(
    orpc.flashcards.decksWithWord.queryOptions({ input: { word }, enabled: word !== '' && uid !== undefined }),
  );
  return new Set([...made, ...(data?.deckIds ?? [])]);
}
