import type { TablerIcon } from '@tabler/icons-react';
import {
  IconBook,
  IconCards,
  IconChecklist,
  IconChevronRight,
  IconClock,
  IconDeviceGamepad2,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { NextAssignments } from '@wordgrove/contract/assignments';
import type { GoOnReading, LeftPlay, NextTodos, StudentDashboard, StudyToday } from '@wordgrove/contract/dashboards';
import type { Waiting } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DueLine } from '#features/assignments/student/due-line.tsx';
import { cardsToday, wordsToday } from '#features/flashcards/waiting.ts';
import { gamePath } from '#features/games/game-path.ts';
import { DueText } from '#features/todos/due-text.tsx';
import { useDuration } from '#platform/duration.ts';
import { textPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { isClockForgotten } from './next-step.ts';
import styles from './student.module.css';

/** What is waiting in each part of the product, in rows that lead there; below them the ways to the others. */
export function AtAGlance({ dashboard }: { dashboard: StudentDashboard }) {
  const { t } = useTranslation('dashboards');
  const plays = usePlays(dashboard.leftPlays);
  const cards = useCards(dashboard.cards);
  const reading = useReading(dashboard.reading);
  const study = useStudy(dashboard.study);
  const todos = useTodos(dashboard.todos, dashboard.tasks.day);
  const parts = [...plays, cards, reading, study, todos];
  const quiet = parts.filter(({ state }) => state === null);
  return (
    <Card as="section" className={styles.rows} aria-labelledby="dashboard-rows">
      <h2 id="dashboard-rows">{t('go-on')}</h2>
      {quiet.length < parts.length && (
        <ul className={layout.lined}>
          {parts.map((part) => part.state !== null && <Row key={part.key} part={part} />)}
        </ul>
      )}
      {quiet.length > 0 && (
        <ul className={styles.chips}>
          {quiet.map(({ key, icon: Icon, title, to }) => (
            <li key={key}>
              <Link className={styles.chip} to={to}>
                <Icon size="1.25rem" aria-hidden="true" />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** How many assignments are shown here; the others are on their page. */
const shown = 2;

/** The assignments due soonest, and how many there are. */
export function AssignmentsCard({ assignments: { soonest, open, overdue } }: { assignments: NextAssignments }) {
  const { t } = useTranslation('dashboards');
  const more = open - Math.min(shown, soonest.length);
  return (
    <Card as="section" className={styles.rows} aria-labelledby="dashboard-assignments">
      <div className={styles.head}>
        <h2 id="dashboard-assignments">{t('assignments.title')}</h2>
        {overdue > 0 && <Badge tone="red">{t('assignments.overdue', { count: overdue })}</Badge>}
        <Link className={layout.link} to={paths.studentAssignments}>
          {more > 0 ? t('assignments.more', { count: more }) : t('assignments.open')}
        </Link>
      </div>
      {open === 0 ? (
        <p className={typography.muted}>{t('assignments.nothing')}</p>
      ) : (
        <ul className={layout.lined}>
          {soonest.slice(0, shown).map((assignment) => (
            <li key={assignment.id} className={styles.row}>
              <span className={styles.words}>
                <Link className={styles.name} to={`${paths.assignments}/${assignment.id}`}>
                  {assignment.title}
                </Link>
                <span className={styles.state}>
                  <DueLine assignment={{ ...assignment, isOpen: true, turnedInAt: null }} />
                </span>
              </span>
              <IconChevronRight className={styles.way} size="1.25rem" aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** One part of the product. */
type Part = {
  key: string;
  icon: TablerIcon;
  title: string;
  to: string;
  search?: () => Record<string, string>;
  /** What waits there; null where nothing does. */
  state: ReactNode;
};

/** A part in a row, all of which leads there. */
function Row({ part: { icon: Icon, title, to, search, state } }: { part: Part }) {
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size="1.375rem" aria-hidden="true" />
      <span className={styles.words}>
        <Link className={styles.name} to={to} {...(search && { search })}>
          {title}
        </Link>
        <span className={styles.state}>{state}</span>
      </span>
      <IconChevronRight className={styles.way} size="1.25rem" aria-hidden="true" />
    </li>
  );
}

/** Games that were left unfinished and can be continued. */
function usePlays(plays: readonly LeftPlay[]): Part[] {
  const { t } = useTranslation(['dashboards', 'games']);
  const format = useFormat();
  return plays.map(({ id, type, startedAt }) => ({
    key: id,
    icon: IconDeviceGamepad2,
    title: t(`games:games.${type}.title`),
    to: gamePath(type),
    search: () => ({ play: id }),
    state: t('plays.since', { when: format.dateTime(startedAt) }),
  }));
}

/** How many cards are due today; it leads to the review. */
function useCards(cards: Waiting): Part {
  const { t } = useTranslation('dashboards');
  const count = cardsToday(cards);
  const words = wordsToday(cards);
  const waiting = (
    <>
      {count > 0 && <span>{t('cards.waiting', { count })}</span>}
      {words > 0 && <span>{t('step.words.text', { count: words })}</span>}
    </>
  );
  return {
    key: 'cards',
    icon: IconCards,
    title: t('cards.title'),
    to: paths.flashcards,
    search: () => (count > 0 ? { review: 'all' } : {}),
    state: count + words > 0 ? waiting : null,
  };
}

/** The text that was begun last or, without one, the way to all of them. */
function useReading(reading: GoOnReading | null): Part {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  if (!reading) return { key: 'reading', icon: IconBook, title: t('reading.title'), to: paths.pdfs, state: null };
  const { id, title, page, pages } = reading;
  const place = page !== null && pages !== null && { page: format.number(page), pages: format.number(pages) };
  return {
    key: 'reading',
    icon: IconBook,
    title,
    to: textPath(id),
    state: place ? t('reading.page', place) : t('reading.go-on'),
  };
}

/** How long the student studied today, against the goal; it leads to the clock. */
function useStudy(study: StudyToday): Part {
  const { t } = useTranslation('dashboards');
  const inWords = useDuration();
  const { seconds, goal, timer } = study;
  const clock = isClockForgotten(study) ? 'forgotten' : timer?.pausedAt === null ? 'running' : 'paused';
  const today = timer ? t(`study.${clock}`) : seconds > 0 && t('study.today', { time: inWords(seconds) });
  const state = (
    <>
      {today && <span>{today}</span>}
      {goal !== null && <span>{t('study.goal', { time: inWords(goal * 60) })}</span>}
    </>
  );
  return {
    key: 'study',
    icon: IconClock,
    title: t('study.title'),
    to: paths.studentStudyTracker,
    state: today || goal !== null ? state : null,
  };
}

/** The to-do that is due soonest, and how many there are. */
function useTodos({ soonest, open }: NextTodos, day: string): Part {
  const { t } = useTranslation('dashboards');
  const [first] = soonest;
  const state = first ? (
    <>
      <span>{first.title}</span>
      <DueText todo={{ dueOn: first.dueOn, doneAt: null }} day={day} />
      {open > 1 && <span>{t('todos.more', { count: open - 1 })}</span>}
    </>
  ) : null;
  return { key: 'todos', icon: IconChecklist, title: t('todos.title'), to: paths.todo, state };
}
