import { assignmentChanges } from '#features/assignments/changes.ts';
import { commentService } from '#features/assignments/comment-service.ts';
import { copying } from '#features/assignments/copying.ts';
import { gradebookService } from '#features/assignments/gradebook-service.ts';
import { gradingService } from '#features/assignments/grading-service.ts';
import { answersGiven } from '#features/assignments/kinds/game/answers.ts';
import { assignedSource, noteAttempt } from '#features/assignments/kinds/game/attempts.ts';
import type { TryRound } from '#features/assignments/kinds/game/check-task.ts';
import { checkTask } from '#features/assignments/kinds/game/check-task.ts';
import { readDeck } from '#features/assignments/kinds/game/deck-words.ts';
import { findSetTest, listTested } from '#features/assignments/kinds/game/set-test.ts';
import type { ListAsked, ReadWord } from '#features/assignments/kinds/game/word-list.ts';
import { readList } from '#features/assignments/kinds/game/word-list.ts';
import { handInFileRoute } from '#features/assignments/kinds/hand-in/file-route.ts';
import { handInService } from '#features/assignments/kinds/hand-in/hand-in-service.ts';
import { fileKeeper } from '#features/assignments/kinds/hand-in/keep-file.ts';
import { noteReading } from '#features/assignments/kinds/reading/note-reading.ts';
import { kindSettings } from '#features/assignments/kinds/settings.ts';
import { goalWordsService } from '#features/assignments/kinds/word-goals/goal-words-service.ts';
import { noteEvidence } from '#features/assignments/kinds/word-goals/note-evidence.ts';
import { ownAssignmentService, turningIn } from '#features/assignments/own-service.ts';
import { publishing } from '#features/assignments/publishing.ts';
import { releaseAssignments } from '#features/assignments/release.ts';
import { assignmentRoutes } from '#features/assignments/routes.ts';
import { assignmentService, assignmentStates } from '#features/assignments/service.ts';
import { workService } from '#features/assignments/work-service.ts';
import { shareDeck } from '#features/flashcards/share-deck.ts';
import { announceHomework } from '#features/notices/homework-store.ts';
import { shareText } from '#features/pdfs/share-text.ts';
import type { HttpServer } from '#http/server.ts';
import type { Built } from './parts.ts';
import type { Uploads } from './uploads.ts';
import { gameWords } from './words.ts';

type Parts = Pick<Built, 'db' | 'clock' | 'tell'>;

/** What games take from assignments: the material of an attempt, and a note when one begins or ends. */
export function buildAttempts({ db, clock, tell }: Parts) {
  return {
    findSource: assignedSource({ db, clock }),
    noteAttempt: noteAttempt({ tell }),
    findSetTest,
    listTested: listTested({ db }),
  };
}

/** What texts take from assignments: a note when pages were read. */
export function buildReadings({ tell }: Parts) {
  return { noteReading: noteReading({ tell }) };
}

/** What the memory takes from assignments: a note when words were answered. */
export function buildWordGoals({ tell }: Pick<Built, 'tell'>) {
  return { noteEvidence: noteEvidence({ tell }) };
}

/** What assignments take from games, and what takes and serves files. */
type Others = { readWord: ReadWord; tryRound: TryRound; listAsked: ListAsked; uploads: Uploads };

export function buildAssignments(built: Built, { readWord, tryRound, listAsked, uploads }: Others) {
  const { db, clock, tell, jobs } = built;
  const parts = { db, clock, tell, announce: announceHomework };
  const taking = { ...built, ...uploads };
  const settings = kindSettings({
    readWord,
    checkTask: checkTask({ db, tryRound }),
    shareText: shareText(parts),
    shareDeck: shareDeck(parts),
  });
  const changing = { ...parts, settings, jobs };
  const own = ownAssignmentService(parts);
  const gradebook = gradebookService(parts);
  return {
    routes: assignmentRoutes({
      service: assignmentService(changing),
      changes: assignmentChanges(changing),
      copying: copying(changing),
      states: assignmentStates(parts),
      work: workService(parts),
      grading: gradingService(parts),
      comments: commentService(parts),
      answers: answersGiven(parts),
      gradebook,
      own,
      turning: turningIn(parts),
      handIns: handInService(taking),
      goalWords: goalWordsService({ ...parts, isPlayable: gameWords.isPlayable }),
      readList: readList({ readWord, listAsked }),
      readDeck: readDeck({ db, listAsked }),
    }),
    next: own.next,
    release: releaseAssignments({ ...parts, publish: publishing(changing) }),
    gradebookFile: gradebook.file,
    /** Files, which are no calls. */
    mount: ({ server, contextOf }: HttpServer) =>
      handInFileRoute(server, { ...taking, keeper: fileKeeper(taking), contextOf }),
  };
}
