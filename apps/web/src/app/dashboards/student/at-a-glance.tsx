import { Link } from '@tanstack/react-router';
import type { NextAssignments } from '@wordgrove/contract/assignments';
import type { GoOnReading, LeftPlay, NextTodos, StudentDashboard, StudyToday } from '@wordgrove/contract/dashboards';
import type { Waiting } from '@wordgrove/contract/flashcards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { DueLine } from '#features/assignments/student/due-line.tsx';
import { cardsToday, hasNoCards, wordsToday } from '#features/flashcards/waiting.ts';
import { gamePath } from '#features/games/game-path.ts';
import { DueText } from '#features/todos/due-text.tsx';
import { useDuration } from '#platform/duration.ts';
import { textPath } from '#platform/text-path.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import typography from '#ui/typography.module.css';
import { isClockForgotten } from './next-step.ts';
import styles from './student.module.css';

/** What is waiting in each part of the product; every card leads there. */
export function AtAGlance({ dashboard }: { dashboard: StudentDashboard }) {
  const { cards, leftPlays, reading, study, tasks, todos } = dashboard;
  return (
    <div className={styles.tiles}>
      <ReadingCard reading={reading} />
      <CardsCard cards={cards} />
      <StudyCard study={study} />
      <TodosCard todos={todos} day={tasks.day} />
      {leftPlays.length > 0 && <LeftPlaysCard plays={leftPlays} />}
    </div>
  );
}

/** The assignments due soonest, and how many there are. */
export function AssignmentsCard({ assignments: { soonest, open, overdue } }: { assignments: NextAssignments }) {
  const { t } = useTranslation('dashboards');
  const more = open - soonest.length;
  return (
    <Card as="section" className={layout.stackSmall} aria-labelledby="dashboard-assignments">
      <div className={styles.head}>
        <h2 id="dashboard-assignments">{t('assignments.title')}</h2>
        {overdue > 0 && <Badge tone="red">{t('assignments.overdue', { count: overdue })}</Badge>}
        <ButtonLink to={paths.studentAssignments}>{t('assignments.open')}</ButtonLink>
      </div>
      {open === 0 && <p>{t('assignments.nothing')}</p>}
      {open > 0 && (
        <ul className={layout.lined}>
          {soonest.map((assignment) => (
            <li key={assignment.id} className={styles.row}>
              <Link className={`${layout.cover} ${typography.breaking}`} to={`${paths.assignments}/${assignment.id}`}>
                {assignment.title}
              </Link>
              <DueLine assignment={{ ...assignment, isOpen: true, turnedInAt: null }} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={typography.muted}>{t('assignments.more', { count: more })}</p>}
    </Card>
  );
}

/** The text that was begun last, and the way to all of them: the bar has no link there. */
function ReadingCard({ reading }: { reading: GoOnReading | null }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const place = reading && reading.page !== null && reading.pages !== null && { ...reading, page: reading.page };
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-reading">
      <h2 id="dashboard-reading">{t(reading ? 'reading.go-on' : 'reading.title')}</h2>
      {reading ? (
        <div className={styles.list}>
          <Link className={styles.name} to={textPath(reading.id)}>
            {reading.title}
          </Link>
          {place && (
            <span className={typography.muted}>
              {t('reading.page', { page: format.number(place.page), pages: format.number(place.pages ?? place.page) })}
            </span>
          )}
        </div>
      ) : (
        <p>{t('reading.nothing')}</p>
      )}
      <div className={styles.foot}>
        <ButtonLink to={paths.pdfs}>{t('reading.open')}</ButtonLink>
      </div>
    </Card>
  );
}

/** How many cards are due today, with a link to the review. */
function CardsCard({ cards }: { cards: Waiting }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const count = cardsToday(cards);
  const words = wordsToday(cards);
  const { due, fresh, nextDue, today } = cards;
  // Whatever exceeds the limit is left for tomorrow.
  const isLimited = today.remaining === 0 && due + fresh > 0;
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-cards">
      <h2 id="dashboard-cards">{t('cards.title')}</h2>
      {count > 0 ? (
        <p className={styles.figure}>{t('cards.waiting', { count })}</p>
      ) : (
        <p>{hasNoCards(cards) ? t('cards.none') : isLimited ? t('cards.limit') : t('cards.nothing')}</p>
      )}
      {count === 0 && !isLimited && nextDue !== null && (
        <p className={typography.muted}>{t('cards.next', { when: format.dateTime(nextDue) })}</p>
      )}
      {words > 0 && <p className={typography.muted}>{t('step.words.text', { count: words })}</p>}
      <div className={styles.foot}>
        <ButtonLink to={paths.flashcards} search={() => (count > 0 ? { review: 'all' } : {})}>
          {t(count > 0 ? 'cards.review' : 'cards.open')}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** How long the student studied today, against the goal, with a link to the clock. */
function StudyCard({ study }: { study: StudyToday }) {
  const { t } = useTranslation('dashboards');
  const inWords = useDuration();
  const { seconds, goal, timer } = study;
  const state = isClockForgotten(study) ? 'forgotten' : timer?.pausedAt === null ? 'running' : 'paused';
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-study">
      <h2 id="dashboard-study">{t('study.title')}</h2>
      <p className={seconds > 0 ? styles.figure : undefined}>
        {seconds > 0 ? t('study.today', { time: inWords(seconds) }) : t('study.nothing')}
      </p>
      {goal !== null && (
        <ProgressBar label={t('study.goal', { time: inWords(goal * 60) })} value={seconds} max={goal * 60} />
      )}
      {timer && <p className={typography.muted}>{t(`study.${state}`)}</p>}
      <div className={styles.foot}>
        <ButtonLink to={paths.studentStudyTracker}>{t(timer ? 'study.to-clock' : 'study.open')}</ButtonLink>
      </div>
    </Card>
  );
}

/** The to-dos that are due soonest. */
function TodosCard({ todos, day }: { todos: NextTodos; day: string }) {
  const { t } = useTranslation('dashboards');
  const { soonest, open } = todos;
  const more = open - soonest.length;
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-todos">
      <h2 id="dashboard-todos">{t('todos.title')}</h2>
      {open === 0 && <p>{t('todos.nothing')}</p>}
      {open > 0 && (
        <ul className={styles.list}>
          {soonest.map(({ id, title, dueOn }) => (
            <li key={id}>
              <span className={typography.breaking}>{title}</span>
              <DueText todo={{ dueOn, doneAt: null }} day={day} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={typography.muted}>{t('todos.more', { count: more })}</p>}
      <div className={styles.foot}>
        <ButtonLink to={paths.todo}>{t(open > 0 ? 'todos.open' : 'todos.add')}</ButtonLink>
      </div>
    </Card>
  );
}

/** Games that were left unfinished and can be continued. */
function LeftPlaysCard({ plays }: { plays: readonly LeftPlay[] }) {
  const { t } = useTranslation(['dashboards', 'games']);
  const format = useFormat();
  return (
    <Card as="section" className={styles.tile} aria-labelledby="dashboard-plays">
      <h2 id="dashboard-plays">{t('plays.title')}</h2>
      <ul className={styles.list}>
        {plays.map(({ id, type, startedAt }) => (
          <li key={id}>
            <Link
              className={`${layout.cover} ${typography.breaking}`}
              to={gamePath(type)}
              search={() => ({ play: id })}
            >
              {t(`games:games.${type}.title`)}
            </Link>
            <span className={typography.muted}>{t('plays.since', { when: format.dateTime(startedAt) })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
