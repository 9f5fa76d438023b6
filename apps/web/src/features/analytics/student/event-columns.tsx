import { Link } from '@tanstack/react-router';
import type { EventKind, StudentEvent } from '@wordgrove/contract/analytics';
import type { Activity } from '@wordgrove/contract/evidence';
import { gameTypes } from '@wordgrove/contract/paths';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { gradingPath } from '#platform/assignment-path.ts';
import { useDuration } from '#platform/duration.ts';
import { useFormat } from '#platform/use-format.ts';
import type { DataColumn } from '#ui/data-table.tsx';

/** How games write a question and an answer. */
export type GameTexts = { Question: ComponentType<{ text: string }>; Answer: ComponentType<{ text: string }> };

type Columns = readonly DataColumn<StudentEvent>[];

type Of<Kind extends EventKind> = Extract<StudentEvent, { kind: Kind }>;

/** A column of one kind's table; a row of another kind has nothing in it. */
function only<Kind extends EventKind>(
  kind: Kind,
  columns: readonly DataColumn<Of<Kind>>[],
): readonly DataColumn<StudentEvent>[] {
  const isOf = (event: StudentEvent): event is Of<Kind> => event.kind === kind;
  return columns.map(({ cell, ...column }) => ({ ...column, cell: (event) => (isOf(event) ? cell(event) : null) }));
}

/** The table of each kind of events. */
export function useEventColumns(texts: GameTexts): Record<EventKind, Columns> {
  return { ...useDayColumns(), ...useAnswerColumns(texts) };
}

function useWhen() {
  const { t } = useTranslation('analytics-student');
  const format = useFormat();
  return { id: 'at', title: t('events.at'), cell: (event: { at: string }) => format.dateTime(event.at) };
}

function useDayColumns(): Record<Exclude<EventKind, AnswerKind>, Columns> {
  const { t } = useTranslation(['analytics-student', 'app', 'study-tracker']);
  const format = useFormat();
  const duration = useDuration();
  const at = useWhen();
  return {
    xp: only('xp', [
      { id: 'what', title: t('events.xp.what'), cell: ({ reason }) => t(`events.xp.${reason}`), namesRow: true },
      { id: 'amount', title: t('events.xp.amount'), cell: ({ amount }) => format.number(amount), align: 'end' },
      at,
    ]),
    streak: only('streak', [
      { id: 'day', title: t('day'), cell: ({ day }) => format.day(day), namesRow: true },
      {
        id: 'done',
        title: t('events.streak.done'),
        cell: ({ completed, total }) => t('figures.of', { done: format.number(completed), all: format.number(total) }),
        align: 'end',
      },
      {
        id: 'who',
        title: t('events.streak.seen'),
        cell: ({ byActivity }) => format.number(byActivity),
        align: 'end',
      },
      {
        id: 'reached',
        title: t('events.streak.reached'),
        cell: ({ isReached }) => t(isReached ? 'events.streak.yes' : 'events.streak.no'),
      },
    ]),
    tasks: only('tasks', [
      {
        id: 'task',
        title: t('events.tasks.task'),
        cell: ({ title }) => title || t('events.tasks.gone'),
        namesRow: true,
      },
      {
        id: 'who',
        title: t('events.tasks.who'),
        cell: ({ byActivity, target }) =>
          byActivity >= target
            ? t('events.tasks.seen')
            : byActivity === 0
              ? t('events.tasks.said')
              : t('events.tasks.partly', { seen: format.number(byActivity), target: format.number(target) }),
      },
      at,
    ]),
    words: only('words', [
      {
        id: 'word',
        title: t('events.words.word'),
        cell: ({ lemma }) => <span lang="en">{lemma}</span>,
        namesRow: true,
      },
      { id: 'state', title: t('events.words.state'), cell: ({ state }) => t(`app:word-states.${state}`) },
      { id: 'lapses', title: t('events.words.lapses'), cell: ({ lapses }) => format.number(lapses), align: 'end' },
      at,
    ]),
    study: only('study', [
      {
        id: 'activity',
        title: t('events.study.activity'),
        cell: ({ activity }) => t(`study-tracker:kinds.${activity}`),
        namesRow: true,
      },
      { id: 'time', title: t('events.study.time'), cell: ({ seconds }) => duration(seconds), align: 'end' },
      { id: 'who', title: t('events.study.who'), cell: ({ source }) => t(`events.study.${source}`) },
      at,
    ]),
    homework: only('homework', [
      {
        id: 'title',
        title: t('events.homework.what'),
        cell: ({ id, title }) => <Link to={gradingPath(id)}>{title}</Link>,
        namesRow: true,
      },
      {
        id: 'state',
        title: t('events.homework.state'),
        cell: ({ isMissing, turnedInAt }) =>
          isMissing
            ? t('events.homework.missing')
            : turnedInAt
              ? t('events.homework.turned-in', { when: format.dateTime(turnedInAt) })
              : t('events.homework.returned'),
      },
      { ...at, title: t('events.homework.due') },
    ]),
  };
}

type AnswerKind = 'practice' | 'answers' | 'plays';

function useAnswerColumns({ Question, Answer }: GameTexts): Record<AnswerKind, Columns> {
  const { t } = useTranslation(['analytics-student', 'app', 'games']);
  const format = useFormat();
  const duration = useDuration();
  const at = useWhen();
  const nameOf = (activity: Activity) => {
    const game = gameTypes.find((type) => activity === `game:${type}`);
    return game
      ? t(`games:games.${game}.title`)
      : t(activity === 'card' ? 'app:nav.flashcards' : 'events.practice.other');
  };
  return {
    practice: only('practice', [
      { id: 'day', title: t('day'), cell: ({ day }) => format.day(day), namesRow: true },
      { id: 'activity', title: t('events.practice.activity'), cell: ({ activity }) => nameOf(activity) },
      {
        id: 'right',
        title: t('events.practice.right'),
        cell: ({ right, of }) => t('figures.of', { done: format.number(right), all: format.number(of) }),
        align: 'end',
      },
    ]),
    answers: only('answers', [
      {
        id: 'question',
        title: t('events.answers.question'),
        cell: ({ question }) => (question === '' ? t('events.answers.test') : <Question text={question} />),
        namesRow: true,
      },
      {
        id: 'given',
        title: t('events.answers.given'),
        cell: ({ question, given, isRight }) => (
          <span>
            {given ? <Answer text={given} /> : question !== '' && '–'}{' '}
            {isRight ? t('events.answers.right') : t('events.answers.wrong')}
          </span>
        ),
      },
      {
        id: 'solution',
        title: t('events.answers.solution'),
        cell: ({ rightAnswer }) => (rightAnswer === '' ? '–' : <Answer text={rightAnswer} />),
      },
      { id: 'game', title: t('events.answers.game'), cell: ({ type }) => t(`games:games.${type}.title`) },
      at,
    ]),
    plays: only('plays', [
      {
        ...at,
        cell: ({ at: when, isTest }) => (
          <>
            {format.dateTime(when)} {isTest && t('events.plays.test')}
          </>
        ),
        namesRow: true,
      },
      {
        id: 'right',
        title: t('games.right'),
        cell: ({ right, of }) =>
          of === 0 ? '–' : t('figures.of', { done: format.number(right), all: format.number(of) }),
        align: 'end',
      },
      { id: 'time', title: t('games.time'), cell: ({ ms }) => duration(Math.round(ms / 1000)), align: 'end' },
      { id: 'xp', title: t('events.xp.amount'), cell: ({ xp }) => format.number(xp), align: 'end' },
    ]),
  };
}
