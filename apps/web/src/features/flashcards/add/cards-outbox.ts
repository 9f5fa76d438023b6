import type { CardOrigin, Deck } from '@wordgrove/contract/flashcards';
import { useSyncExternalStore } from 'react';
import { validate } from 'uuid';
import { client, orpc } from '#platform/api.ts';
import { refresh } from '#platform/changes.ts';
import { errorStatus, errorText } from '#platform/errors.ts';
import { wordsOf } from '#platform/i18n.ts';
import { personalOutboxes } from '#platform/personal-outbox.ts';
import { newCardsKey } from '#platform/storage.ts';
import { useSession } from '#platform/use-session.ts';
import { addToast, removeToastAbout } from '#ui/use-toast.ts';
import type { CardOfWord } from './card-of-word.ts';
import { noteMade } from './made-cards.ts';

export type DeckName = Pick<Deck, 'id' | 'name'>;

/** A card of a dictionary word, as it is sent. */
export type NewCard = {
  /** Made here, so that one sent again is the same card. */
  id: string;
  /** Null while the decks aren't known, or there is none: the first own deck then, or a new one. */
  deck: DeckName | null;
  firstDeck: DeckName;
  card: CardOfWord;
  met: CardOrigin;
};

/** The cards that each person made without a network. */
export const keptCardsOf = personalOutboxes<NewCard>({
  prefixOf: newCardsKey,
  read: readNewCard,
  send: async (kept, personId) => {
    await sendCard(kept, personId);
    removeToastAbout(aboutKept(kept.card.word));
  },
  onRefused: ({ card }, error) => void tellRefused(card, error),
});

/** What the message says that a card of the word waits. */
export const aboutKept = (word: string) => `kept card ${word}`;

async function tellRefused({ front, word }: CardOfWord, error: unknown): Promise<void> {
  const [t, errors] = await Promise.all([wordsOf('flashcards'), wordsOf('errors')]);
  addToast(t('add.refused', { word: front, why: errorText(errors, error) }), 'error', aboutKept(word));
}

const updates = [orpc.flashcards.key()];

/** Makes a card, and the deck for it when there is none; resolves to where it is. */
async function sendCard({ id, deck, firstDeck, card, met }: NewCard, personId: string | undefined): Promise<DeckName> {
  const context = { updates };
  const own = deck ?? (await client.flashcards.decks()).find(({ isOwn }) => isOwn);
  const target = own ?? (await client.flashcards.createDeck(firstDeck, { context }));
  try {
    await client.flashcards.fromWord({ id, deckId: target.id, ...card, met }, { context });
    if (personId) noteMade(personId, card.word, target.id);
    return target;
  } finally {
    refresh(updates);
  }
}

/** Makes a card, or keeps it on this device while there is no network; resolves to its deck, or null when it is kept. */
export async function sendOrKeep(card: NewCard, personId: string | undefined): Promise<DeckName | null> {
  try {
    return await sendCard(card, personId);
  } catch (error) {
    if (errorStatus(error) !== 0 || !personId) throw error;
    const outbox = keptCardsOf(personId);
    if (!outbox.items().some((kept) => isSameCard(kept, card))) outbox.add(card);
    return null;
  }
}

const isSameCard = (one: NewCard, other: NewCard) =>
  one.card.word === other.card.word && one.deck?.id === other.deck?.id;

/** Whether a card of the word waits on this device to be made. */
export function useIsKept(word: string | undefined): boolean {
  const uid = useSession().user?.uid;
  const outbox = uid === undefined ? null : keptCardsOf(uid);
  return useSyncExternalStore(
    outbox?.onChange ?? never,
    () => outbox?.items().some(({ card }) => card.word === word) ?? false,
  );
}

const never = () => () => {};

/** A kept card from storage; the server checks every field again. */
export function readNewCard(stored: string): NewCard | undefined {
  try {
    const kept: NewCard = JSON.parse(stored);
    const isCard = typeof kept.card.word === 'string' && typeof kept.card.front === 'string';
    const isDeck = (kept.deck === null || validate(kept.deck.id)) && validate(kept.firstDeck.id);
    return validate(kept.id) && isCard && isDeck && typeof kept.met.source === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}
