import { Link } from '@tanstack/react-router';
import { percentOf } from '@wordgrove/contract/earned-points';
import type { GameType } from '@wordgrove/contract/paths';
import { gameTypes, paths } from '@wordgrove/contract/paths';
import type { GameMode } from '@wordgrove/games';
import { useTranslation } from 'react-i18next';
import type { Place } from '#features/assignments/kinds/kind.ts';
import { RulesPart } from '#features/assignments/kinds/rules-part.tsx';
import styles from '#features/assignments/student/student.module.css';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { PartCard } from '#ui/part-card.tsx';
import typography from '#ui/typography.module.css';
import { countedAttempt } from './attempts.ts';
import type { OwnGame } from './student-game.ts';
import { practicePlace } from './student-game.ts';
import type { WordsAskedProps } from './words-asked.tsx';
import { WordsAsked } from './words-asked.tsx';

type GameDetailsProps = { assignment: OwnGame } & Pick<WordsAskedProps, 'words' | 'onRetry'> & {
    /** Where its words are played with a game, if not where its student does that. */
    practiceAt?: (type: GameType) => Place;
  };

/** Everything about an assigned game: its words, how it is played, and what was played. */
export function GameDetails({ assignment, words, onRetry, practiceAt }: GameDetailsProps) {
  if (assignment.task.test) return <HowTheTestGoes assignment={assignment} minutes={assignment.task.test.minutes} />;
  return (
    <>
      <WordsAsked task={assignment.task} words={words} onRetry={onRetry} />
      <HowItIsPlayed assignment={assignment} />
      <AttemptsPart assignment={assignment} />
      <PracticePart
        type={assignment.task.type}
        placeOf={practiceAt ?? ((type) => practicePlace(assignment.id, type))}
      />
    </>
  );
}

/** A test tells neither its words nor its answers, and nobody practises it. */
function HowTheTestGoes({ assignment, minutes }: { assignment: OwnGame; minutes: number | null }) {
  const { t } = useTranslation(['assignments', 'games']);
  const format = useFormat();
  const { type, mode, items } = assignment.task;
  const rules = [
    { name: t('rules.game'), value: t(`games:games.${type}.title`) },
    { name: t('rules.mode'), value: t(`games:modes.${mode as GameMode}`) },
    { name: t(`games:games.${type}.items`), value: format.number(items) },
    {
      name: t('test.time'),
      value:
        minutes === null ? t('test.no-limit') : t('test.minutes', { count: minutes, minutes: format.number(minutes) }),
    },
  ];
  return <RulesPart title={t('test.title')} text={t('test.text')} rules={rules} assignment={assignment} />;
}

/** The game's settings and what counts, in words. */
function HowItIsPlayed({ assignment }: { assignment: OwnGame }) {
  const { t } = useTranslation(['assignments', 'games']);
  const format = useFormat();
  const { task, counts } = assignment;
  const { type, mode, items, timer, target } = task;
  const rules = [
    { name: t('rules.game'), value: t(`games:games.${type}.title`) },
    { name: t('rules.mode'), value: t(`games:modes.${mode as GameMode}`) },
    { name: t(`games:games.${type}.items`), value: format.number(items) },
    { name: t('rules.timer'), value: t(`games:timers.${timer}`) },
    { name: t('rules.target'), value: target === null ? t('result.none') : format.percent(target / 100) },
    { name: t('rules.counts'), value: t(`counts.${counts}`) },
  ];
  return (
    <RulesPart title={t('rules.title')} text={t(`games:games.${type}.rules`)} rules={rules} assignment={assignment} />
  );
}

/** Every finished game of the assignment, latest first: which one counts, and why another doesn't. */
function AttemptsPart({ assignment }: { assignment: OwnGame }) {
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
function PracticePart({ type: own, placeOf }: { type: GameType; placeOf: (type: GameType) => Place }) {
  const { t } = useTranslation(['assignments', 'games']);
  const others = gameTypes.filter((type) => type !== own);
  return (
    <PartCard title={t('practice.title')}>
      <p className={typography.muted}>{t('practice.text')}</p>
      <ul className={styles.games}>
        {others.map((type) => (
          <li key={type}>
            <Link className={styles.game} {...placeOf(type)}>
              {t(`games:games.${type}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </PartCard>
  );
}
