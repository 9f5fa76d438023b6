import { useNavigate } from '@tanstack/react-router';
import type { SchoolClass } from '@wordgrove/contract/classes';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import type { TriedGame } from '#platform/tried-game.ts';
import { keepTriedGame, projectedGamePlace } from '#platform/tried-game.ts';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { useRequestId } from '#platform/use-request-id.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import layout from '#ui/layout.module.css';
import { useKeptFocus } from '#ui/use-focus.ts';
import { useMakeDeck } from './use-make-deck.ts';

/** Too few leave nothing to choose from in most games. */
const gameWords = 4;

type WordListActionsProps = {
  /** Words of the dictionary, by the keys of their memories, as they are written. */
  words: readonly { word: string; text: string }[];
  /** What the deck, the homework and the game are called. */
  name: string;
  /** Null for no class in particular. */
  about: Pick<SchoolClass, 'id' | 'name'> | null;
  /** Where the game leads back to. */
  back: TriedGame['back'];
};

/** One click makes a deck, a homework or a game for the whole class of a list of words. */
export function WordListActions({ words, name, about, back }: WordListActionsProps) {
  const { t } = useTranslation('analytics-games');
  const navigate = useNavigate();
  // A second click before the page has changed would be another page to go back from.
  const isLeaving = useRef(false);
  if (words.length === 0) return null;
  const keys = words.map(({ word }) => word);
  const spellings = [...new Set(words.map(({ text }) => text))];
  const play = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    const id = v7();
    keepTriedGame({
      ...{
        assignmentId: id,
        title: name,
        back,
        type: 'quiz',
        mode: gameFacts.quiz.modes[0],
        timer: 'none',
        test: null,
      },
      ...{ items: Math.min(keys.length, gameFacts.quiz.items.usual), words: keys },
      source: { kind: 'assignment', assignmentId: id },
    });
    void navigate({ ...projectedGamePlace(id, 'quiz'), resetScroll: true }).finally(() => {
      isLeaving.current = false;
    });
  };
  return (
    <div className={layout.row}>
      <MakeDeck words={keys} name={name} about={about} />
      <ButtonLink
        to={paths.teacherAssignments}
        search={() => ({
          ...{ edit: 'new', title: name, words: spellings.join('\n') },
          ...(about && { class: about.id }),
        })}
      >
        {t('make.homework')}
      </ButtonLink>
      {keys.length >= gameWords && <Button onClick={play}>{t('make.game')}</Button>}
    </div>
  );
}

type MakeDeckProps = Pick<WordListActionsProps, 'name' | 'about'> & { words: readonly string[] };

/** Makes the deck once, however often it is pressed, and then leads to it. */
function MakeDeck({ words, name, about }: MakeDeckProps) {
  const { t } = useTranslation('analytics-games');
  const { done, failed } = useOutcomeToast();
  const makeDeck = useMakeDeck();
  const idFor = useRequestId();
  const [made, setMade] = useState<{ subject: string; deckId: string } | null>(null);
  // The button that was pressed gives way to the link.
  const focus = useKeptFocus<HTMLDivElement>(made, 'a');
  const classId = about?.id ?? null;
  const subject = JSON.stringify([classId, words]);
  const make = () =>
    makeDeck.mutate(
      { id: idFor(subject), name, classId, words: [...words] },
      {
        onSuccess: ({ id }) => {
          setMade({ subject, deckId: id });
          done(about ? t('make.deck-shared', { class: about.name }) : t('make.deck-made'));
        },
        onError: failed,
      },
    );
  return (
    <div {...focus}>
      {made?.subject === subject ? (
        <ButtonLink to={paths.flashcards} search={() => ({ deck: made.deckId })} variant="primary">
          {t('make.open-deck')}
        </ButtonLink>
      ) : (
        <Button variant="primary" loading={makeDeck.isPending} onClick={make}>
          {t('make.deck')}
        </Button>
      )}
    </div>
  );
}
