import type { GameType } from '@wordgrove/contract/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskPreviewProps } from '#features/assignments/kinds/task-preview.tsx';
import { DeckGone } from '#features/assignments/kinds/word-goals/deck-gone.tsx';
import { AssignedPage } from '#features/assignments/student/assigned-page.tsx';
import { useDeckReport, useListReport } from '#features/assignments/teacher/api.ts';
import { errorCode } from '#platform/errors.ts';
import type { TriedGame } from '#platform/tried-game.ts';
import { keepTriedGame, triedGamePlace } from '#platform/tried-game.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import { GameDetails } from './game-details.tsx';
import { listOf, wantedGame } from './game-form.ts';

/** A game as its students will see it; "Start" plays it without keeping anything. */
export function GamePreview({ terms, fields, back }: TaskPreviewProps) {
  const { t } = useTranslation('assignments-teacher');
  const { target = null, test = null, material, ...game } = wantedGame(fields);
  const isDeck = material.kind === 'deck';
  const isList = material.kind === 'words' || isDeck;
  const list = useListReport({ ...game, ...listOf(fields) }, material.kind === 'words');
  const deck = useDeckReport({ type: game.type, mode: game.mode, deckId: fields.deckId }, isDeck);
  const report = isDeck ? deck : list;
  const known = isList ? (report.data?.known ?? []) : null;
  const source: TriedGame['source'] =
    material.kind === 'words' ? { kind: 'assignment', assignmentId: terms.id } : material;
  const words = known?.map(({ word }) => word) ?? null;
  useTriedGame({
    ...{ assignmentId: terms.id, title: terms.title, back, source, words },
    ...{ type: game.type, mode: game.mode, items: game.items, timer: game.timer },
    test: test && { minutes: test.minutes, until: terms.isLateAllowed ? null : terms.dueAt },
  });
  if (isDeck && errorCode(deck.error) === 'not-found') return <DeckGone />;
  if (isList && !report.data) {
    return (
      <NotLoaded
        query={report}
        failed={t('preview-of.failed')}
        loading={t('preview-of.loading')}
        shape="card"
        count={3}
      />
    );
  }
  const task = {
    ...{ ...game, target, test, words: known?.length ?? null },
    level: 'level' in material ? (material.level ?? null) : null,
    topic: material.kind === 'topic' ? material.topic : null,
  };
  const assignment = { ...terms, task };
  const placeOf = (type: GameType) => triedGamePlace(terms.id, type);
  return (
    <AssignedPage assignment={assignment} doneAt={placeOf(game.type)}>
      <GameDetails
        assignment={assignment}
        words={known?.map(({ text }) => text) ?? null}
        onRetry={() => void report.refetch()}
        practiceAt={placeOf}
      />
    </AssignedPage>
  );
}

/** Puts the game where its page finds it. */
export function useTriedGame(game: TriedGame): void {
  useEffect(() => keepTriedGame(game));
}
