import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ClassWords } from '@wordgrove/contract/analytics';
import { limits } from '@wordgrove/contract/limits';
import { paths } from '@wordgrove/contract/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { client, orpc } from '#platform/api.ts';
import { refreshing } from '#platform/changes.ts';
import { classWordsPath } from '#platform/class-words-path.ts';
import { keepTriedGame, triedGamePlace } from '#platform/tried-game.ts';
import { useFormat } from '#platform/use-format.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';

/** Games need as many to choose from. */
const gameWords = 4;

/** What Monday's words can become: a deck of the class, or a game on the projector. */
export function MondayActions({ classId, found }: { classId: string; found: ClassWords }) {
  const { t } = useTranslation('analytics-words');
  const navigate = useNavigate();
  const deck = useMondayDeck(classId, found);
  // A card that is no English word stays where it is: games know nothing of it, and its copy would be another memory.
  const words = ofDictionary(found).map(({ word }) => word);
  const play = () => {
    const id = v7();
    const list = { source: { kind: 'assignment', assignmentId: id }, words } as const;
    const back = { to: classWordsPath(classId), search: {} };
    const items = Math.min(words.length, 10);
    keepTriedGame({
      ...{ assignmentId: id, title: deck.name, back, type: 'quiz', mode: 'mixed', items },
      ...{ timer: 'none', test: null },
      ...list,
    });
    const place = triedGamePlace(id, 'quiz');
    void navigate({ to: place.to, search: place.search(), resetScroll: true });
  };
  return (
    <div className={layout.row}>
      {deck.madeId === null ? (
        <Button variant="primary" loading={deck.isPending} disabled={words.length === 0} onClick={deck.make}>
          {t('make-deck')}
        </Button>
      ) : (
        <ButtonLink variant="primary" to={paths.flashcards} search={() => ({ deck: deck.madeId })}>
          {t('open-deck')}
        </ButtonLink>
      )}
      <Button disabled={words.length < gameWords} onClick={play}>
        {t('play')}
      </Button>
    </div>
  );
}

const ofDictionary = ({ monday }: ClassWords) => monday.words.filter(({ word }) => !word.startsWith('card:'));

/** Makes a deck of the words and shares it with the class; pressed again after a lost answer it goes on with the same. */
function useMondayDeck(classId: string, found: ClassWords) {
  const { t } = useTranslation('analytics-words');
  const format = useFormat();
  const { done, failed } = useOutcomeToast();
  const [id] = useState(() => v7());
  const [madeId, setMadeId] = useState<string | null>(null);
  const name = t('deck-name', { class: found.className, day: format.day(found.monday.day) }).slice(0, limits.nameMax);
  const { mutate, isPending } = useMutation({
    ...refreshing(orpc.flashcards.key()),
    mutationFn: async () => {
      await client.flashcards.createDeck({ id, name });
      for (const { word, text, meaning, language } of ofDictionary(found)) {
        const card = { id: v7(), deckId: id, front: text, back: meaning, language };
        await client.flashcards.fromWord({ ...card, word, met: { source: 'dictionary' } });
      }
      await client.flashcards.shareDeck({ id, classId });
    },
    onSuccess: () => {
      done(t('deck-made', { class: found.className }));
      setMadeId(id);
    },
    onError: failed,
  });
  return { name, madeId, isPending, make: () => mutate() };
}
