import { Link } from '@tanstack/react-router';
import type { OwnAssignment } from '@wordgrove/contract/assignments';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import type { GameMode } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { NotLoaded } from '#ui/load-failed.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PartCard } from '#ui/part-card.tsx';
import { LostPath } from '#ui/pictures/lost-path.tsx';
import typography from '#ui/typography.module.css';
import { useAskedWords, useOwnAssignment } from './api.ts';
import { practicePlace } from './play-link.tsx';
import { countedAttempt, percentOf } from './standing.ts';
import { StandingCard } from './standing-card.tsx';
import styles from './student.module.css';
import type { WordsAskedProps } from './words-asked.tsx';
import { WordsAsked } from './words-asked.tsx';

/** One assignment, as the student who has it sees it. */
export function StudentAssignmentPage({ id }: { id: string }) {
  const { t } = useTranslation('assignments');
  const query = useOwnAssignment(id);
  const assignment = query.data;
  // Both are requested at once and shown together: whatever came later would push down what is below it.
  const asked = useAskedWords(id);
  if (assignment && !asked.isPending) {
    const words = asked.data?.words ?? null;
    return <Shown assignment={assignment} words={words} onRetry={() => void asked.refetch()} />;
  }
  const all = (
    <ButtonLink variant="primary" to={paths.studentAssignments}>
      {t('all')}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={t('title')} />
      {assignment === null ? (
        <EmptyState picture={<LostPath />} title={t('gone.title')} text={t('gone.text')} action={all} />
      ) : (
        <NotLoaded query={query} failed={t('failed')} loading={t('loading')} shape="card" count={3} />
      )}
    </>
  );
}

type ShownProps = { assignment: OwnAssignment } & Pick<WordsAskedProps, 'words' | 'onRetry'>;

function Shown({ assignment, words, onRetry }: ShownProps) {
  const { t } = useTranslation(['assignments', 'games']);
  const { title, instructions, className, teacherName, task } = assignment;
  const by = t('by', { game: t(`games:games.${task.type}.title`), className, teacher: teacherName });
  return (
    <>
      <PageHeader title={title} lead={by} actions={<ButtonLink to={paths.studentAssignments}>{t('all')}</ButtonLink>} />
      <div className={styles.page}>
        <StandingCard assignment={assignment} />
        {instructions && (
          <PartCard title={t('instructions')}>
            <p className={styles.instructions}>{instructions}</p>
          </PartCard>
        )}
        <WordsAsked task={task} words={words} onRetry={onRetry} />
        <HowItIsPlayed assignment={assignment} />
        <AttemptsPart assignment={assignment} />
        <PracticePart assignment={assignment} />
      </div>
    </>
  );
}

/** The game's settings and what counts, in words. Only the teacher can change them. */
function HowItIsPlayed({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useTranslation(['assignments', 'games']);
  const format = useFormat();
  const { task, points, counts, isLateAllowed, dueAt } = assignment;
  const { type, mode, items, timer, target } = task;
  const rules: { name: string; value: string }[] = [
    { name: t('rules.game'), value: t(`games:games.${type}.title`) },
    { name: t('rules.mode'), value: t(`games:modes.${mode as GameMode}`) },
    { name: t(`games:games.${type}.items`), value: format.number(items) },
    { name: t('rules.timer'), value: t(`games:timers.${timer}`) },
    { name: t('rules.target'), value: target === null ? t('result.none') : format.percent(target / 100) },
    { name: t('rules.counts'), value: t(`counts.${counts}`) },
  ];
  if (points !== null) rules.push({ name: t('rules.points'), value: t('rules.points-value', { count: points }) });
  if (dueAt !== null) rules.push({ name: t('rules.late'), value: t(isLateAllowed ? 'late.yes' : 'late.no') });
  return (
    <PartCard title={t('rules.title')}>
      <p className={typography.muted}>{t(`games:games.${type}.rules`)}</p>
      <dl className={styles.rules}>
        {rules.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PartCard>
  );
}

/** Every finished game of the assignment, latest first: which one counts, and why another doesn't. */
function AttemptsPart({ assignment }: { assignment: OwnAssignment }) {
  const { t } = useTranslation('assignments');
  const format = useFormat();
  const { attempts, task } = assignment;
  const counted = countedAttempt(assignment);
  return (
    <PartCard title={t('attempts.title')}>
      {attempts.length === 0 && <p className={typography.muted}>{t('attempts.none')}</p>}
      {attempts.length > 0 && (
        <ol className={styles.attempts}>
          {attempts.toReversed().map((attempt) => {
            const { id, points, maxPoints, finishedAt, ignored } = attempt;
            const percent = percentOf(attempt);
            const when = format.dateTime(finishedAt);
            return (
              <li key={id} data-ignored={ignored !== null}>
                <p className={styles.percent}>{percent === null ? '–' : format.percent(percent / 100)}</p>
                <div className={styles.attempt}>
                  <p className={styles.facts}>
                    <span>{when}</span>
                    <span>
                      {t('attempts.points', { points: format.number(points), all: format.number(maxPoints) })}
                    </span>
                    {id === counted?.id && <Badge tone="green">{t('attempts.counts')}</Badge>}
                  </p>
                  {ignored && <p>{t(`attempts.${ignored}`)}</p>}
                </div>
                <Link
                  className={styles.answers}
                  to={`${paths.games}/${task.type}`}
                  search={() => ({ result: id })}
                  aria-label={t('attempts.see-of', { when })}
                >
                  {t('attempts.see')}
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </PartCard>
  );
}

/** The same words in every other game, which counts only for the memory. */
function PracticePart({ assignment: { id, task } }: { assignment: Pick<OwnAssignment, 'id' | 'task'> }) {
  const { t } = useTranslation(['assignments', 'games']);
  const others = gameTypes.filter((type) => type !== task.type);
  return (
    <PartCard title={t('practice.title')}>
      <p className={typography.muted}>{t('practice.text')}</p>
      <ul className={styles.games}>
        {others.map((type) => (
          <li key={type}>
            <Link className={styles.game} {...practicePlace(id, type)}>
              {t(`games:games.${type}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
