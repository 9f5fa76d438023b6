import type { GoalWords } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { gameFacts } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import { useTriedGame } from '#features/assignments/kinds/game/game-preview.tsx';
import type { TaskPreviewProps } from '#features/assignments/kinds/task-preview.tsx';
import { AssignedPage } from '#features/assignments/student/assigned-page.tsx';
import type { TriedGame } from '#platform/tried-game.ts';
import { triedGamePlace } from '#platform/tried-game.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { DeckGone } from './deck-gone.tsx';
import { GoalParts } from './goal-details.tsx';
import { wantedOutcome, wantedWords } from './goal-form.ts';
import { useGoalWords } from './use-goal-words.ts';

const tried = { type: 'anagram', mode: gameFacts.anagram.modes[0], items: gameFacts.anagram.items.usual } as const;

/** Words to learn as a student sees them who hasn't met any yet. Their game is played without keeping anything. */
export function GoalPreview({ terms, fields, back }: TaskPreviewProps) {
  const { t } = useTranslation('assignments-teacher');
  const { material, ...goal } = fields.kind === 'words' ? wantedWords(fields) : wantedOutcome(fields);
  const deckId = material.kind === 'deck' ? material.deckId : null;
  const { words, deck, query } = useGoalWords(fields, deckId);
  const { id, title } = terms;
  const source: TriedGame['source'] =
    deckId === null ? { kind: 'assignment', assignmentId: id } : { kind: 'deck', deckId };
  const keys = deckId === null ? (words ?? []).map(({ word }) => word) : null;
  useTriedGame({ ...{ assignmentId: id, title, back, ...tried, timer: 'none', test: null, source }, words: keys });
  if (!words) {
    return (
      <NotLoaded
        query={query}
        failed={t('preview-of.failed')}
        loading={t('preview-of.loading')}
        shape="card"
        count={3}
      />
    );
  }
  // Of what students have kept of it, nothing is known here.
  if (deckId !== null && deck === null) return <DeckGone />;
  const of = words.length;
  const share = goal.kind === 'words' ? (goal.share ?? 100) : 100;
  const learned = { isDeck: deckId !== null, deck, there: 0, of, needed: Math.ceil((of * share) / 100) };
  const assignment = {
    ...terms,
    task: goal.kind === 'words' ? { ...goal, share, ...learned } : { ...goal, ...learned },
  };
  const play = triedGamePlace(id, tried.type);
  const cards = deck && { to: paths.flashcards, search: () => ({ deck: deck.id }) };
  const shown = words.map((each): GoalWords['words'][number] => ({
    ...each,
    ...{ standing: 'new', state: 'new', chance: null },
  }));
  return (
    <AssignedPage assignment={assignment} doneAt={cards ?? play}>
      {of > 0 && <GoalParts assignment={assignment} words={shown} places={{ play, cards }} />}
    </AssignedPage>
  );
}
