import type { Assignment } from '@wordgrove/contract/assignments';
import { UnknownWords, unknownWords } from './game/unknown-words.tsx';
import { TextGone } from './reading/text-gone.tsx';
import { DeckGone } from './word-goals/deck-gone.tsx';

/** What a teacher should know about a task that can't be done, or not all of it; nothing usually. */
export function TaskNotice({ assignment: { task } }: { assignment: Assignment }) {
  switch (task.kind) {
    case 'game':
      return <UnknownWords words={unknownWords(task.material)} />;
    case 'reading':
      return task.text === null ? <TextGone /> : null;
    case 'hand-in':
      return null;
    case 'words':
    case 'outcome':
      if (task.material.kind === 'words') return <UnknownWords words={unknownWords(task.material)} />;
      return task.deck === null ? <DeckGone /> : null;
  }
}
