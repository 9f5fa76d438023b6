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
import { cardsToday, hasNoCards, wordsToday } from '#features/flashcards/waiting.ts';
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

/** What is waiting in each part of the product; every row leads there. */
export function AtAGlance({ dashboard }: { dashboard: StudentDashboard }) {
  const { t } = useTranslation('dashboards');
  const { cards, leftPlays, reading, study, tasks, todos } = dashboard;
  return (
    <Card as="section" className={styles.rows} aria-labelledby="dashboard-rows">
      <h2 id="dashboard-rows">{t('go-on')}</h2>
      <ul className={layout.lined}>
        {leftPlays.map((play) => (
          <PlayRow key={play.id} play={play} />
        ))}
        <CardsRow cards={cards} />
        <ReadingRow reading={reading} />
        <StudyRow study={study} />
        <TodosRow todos={todos} day={tasks.day} />
      </ul>
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

type RowProps = {
  icon: TablerIcon;
  title: string;
  to: string;
  search?: () => Record<string, string>;
  /** How it stands. */
  children: ReactNode;
};

/** One part of the product in a row, all of which leads there. */
function Row({ icon: Icon, title, to, search, children }: RowProps) {
  return (
    <li className={styles.row}>
      <Icon className={styles.icon} size="1.375rem" aria-hidden="true" />
      <span className={styles.words}>
        <Link className={styles.name} to={to} {...(search && { search })}>
          {title}
        </Link>
        <span className={styles.state}>{children}</span>
      </span>
      <IconChevronRight className={styles.way} size="1.25rem" aria-hidden="true" />
    </li>
  );
}

/** A game that was left unfinished and can be continued. */
function PlayRow({ play: { id, type, startedAt } }: { play: LeftPlay }) {
  const { t } = useTranslation(['dashboards', 'games']);
  const format = useFormat();
  return (
    <Row
      icon={IconDeviceGamepad2}
      title={t(`games:games.${type}.title`)}
      to={gamePath(type)}
      search={() => ({ play: id })}
    >
      {t('plays.since', { when: format.dateTime(startedAt) })}
    </Row>
  );
}

/** How many cards are due today; it leads to the review. */
function CardsRow({ cards }: { cards: Waiting }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const count = cardsToday(cards);
  const words = wordsToday(cards);
  const { due, fresh, nextDue, today } = cards;
  const isNothingNow = () => {
    if (hasNoCards(cards)) return t('cards.none');
    // Whatever exceeds the limit is left for tomorrow.
    if (today.remaining === 0 && due + fresh > 0) return t('cards.limit');
    return nextDue === null ? t('cards.nothing') : t('cards.next', { when: format.dateTime(nextDue) });
  };
  return (
    <Row
      icon={IconCards}
      title={t('cards.title')}
      to={paths.flashcards}
      search={() => (count > 0 ? { review: 'all' } : {})}
    >
      <span>{count > 0 ? t('cards.waiting', { count }) : isNothingNow()}</span>
      {words > 0 && <span>{t('step.words.text', { count: words })}</span>}
    </Row>
  );
}

/** The text that was begun last or, without one, the way to all of them. */
function ReadingRow({ reading }: { reading: GoOnReading | null }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  if (!reading)
    return (
      <Row icon={IconBook} title={t('reading.title')} to={paths.pdfs}>
        {t('reading.nothing')}
      </Row>
    );
  const { id, title, page, pages } = reading;
  return (
    <Row icon={IconBook} title={title} to={textPath(id)}>
      {page !== null && pages !== null
        ? t('reading.page', { page: format.number(page), pages: format.number(pages) })
        : t('reading.go-on')}
    </Row>
  );
}

/** How long the student studied today, against the goal; it leads to the clock. */
function StudyRow({ study }: { study: StudyToday }) {
  const { t } = useTranslation('dashboards');
  const inWords = useDuration();
  const { seconds, goal, timer } = study;
  const state = isClockForgotten(study) ? 'forgotten' : timer?.pausedAt === null ? 'running' : 'paused';
  return (
    <Row icon={IconClock} title={t('study.title')} to={paths.studentStudyTracker}>
      {timer ? (
        <span>{t(`study.${state}`)}</span>
      ) : (
        <span>{seconds > 0 ? t('study.today', { time: inWords(seconds) }) : t('study.nothing')}</span>
      )}
      {goal !== null && <span>{t('study.goal', { time: inWords(goal * 60) })}</span>}
    </Row>
  );
}

/** The to-do that is due soonest, and how many there are. */
function TodosRow({ todos: { soonest, open }, day }: { todos: NextTodos; day: string }) {
  const { t } = useTranslation('dashboards');
  const [first] = soonest;
  return (
    <Row icon={IconChecklist} title={t('todos.title')} to={paths.todo}>
      {first ? (
        <>
          <span>{first.title}</span>
          <DueText todo={{ dueOn: first.dueOn, doneAt: null }} day={day} />
          {open > 1 && <span>{t('todos.more', { count: open - 1 })}</span>}
        </>
      ) : (
        t('todos.nothing')
      )}
    </Row>
  );
}
