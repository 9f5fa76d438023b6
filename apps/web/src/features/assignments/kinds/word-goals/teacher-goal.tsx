import { Link } from '@tanstack/react-router';
import type { AssignedTask, ListedAssignment } from '@wordgrove/contract/assignments';
import { paths } from '@wordgrove/contract/paths';
import { ListedWords } from '#features/assignments/kinds/game/teacher-game.tsx';
import type { TaskFacts, TeacherView, TeacherWords } from '#features/assignments/kinds/kind.ts';
import { Cards } from '#ui/pictures/cards.tsx';
import type { GoalKind } from './goal-form.ts';

type AssignedGoal = Extract<AssignedTask, { kind: GoalKind }>;
type ListedGoal = Extract<ListedAssignment['task'], { kind: GoalKind }>;

/** Words to learn, as their teacher meets them. */
export function teacherGoal(words: TeacherWords, task: AssignedGoal | ListedGoal): TeacherView {
  return { picture: <Cards />, what: whatOf(words, task) };
}

function whatOf({ t, format }: TeacherWords, task: AssignedGoal | ListedGoal): string {
  const { count } = task;
  if (task.kind === 'words') return t(`goal.what.${task.state}`, { count });
  return t('goal.what.outcome', { count, percent: format.percent(task.recall) });
}

/** Which words, and what they have to be. */
export function goalFactsOf(words: TeacherWords, task: AssignedGoal): TaskFacts {
  const { t, format } = words;
  const { material, deck } = task;
  const deckText = () => {
    if (material.kind !== 'deck') return t('work.words', { count: material.words.length });
    return deck === null ? t('goal.gone') : <DeckLink id={material.deckId} name={deck.name} />;
  };
  return {
    title: t(`kinds.${task.kind}`),
    text: whatOf(words, task),
    rows: [
      [t('goal.from'), deckText()],
      ...(task.kind === 'words' && task.share < 100
        ? ([[t('goal.share-short'), format.percent(task.share / 100)]] as const)
        : []),
    ],
    below: material.kind === 'words' && <ListedWords words={material.words} />,
  };
}

function DeckLink({ id, name }: { id: string; name: string }) {
  return (
    <Link to={paths.flashcards} search={() => ({ deck: id })}>
      {name}
    </Link>
  );
}
