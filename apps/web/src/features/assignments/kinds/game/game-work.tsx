import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Assignment, Attempt, GivenAnswer, StudentWork } from '@wordgrove/contract/assignments';
import { percentOf } from '@wordgrove/contract/earned-points';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfKind } from '#features/assignments/kinds/kind.ts';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';
import { FailedNotice } from '#ui/load-failed.tsx';
import typography from '#ui/typography.module.css';
import { countedAttempt } from './attempts.ts';
import styles from './game-work.module.css';

type GameWorkProps = { assignment: OfKind<'game', Assignment>; work: StudentWork };

/** A student's tries at a game, the latest first, each with what was asked and answered. */
export function GameWork({ assignment, work }: GameWorkProps) {
  const { t } = useTranslation('assignments-grading');
  const { attempts, studentId } = work;
  const counted = countedAttempt({ attempts, counts: assignment.counts });
  const [opened, setOpened] = useState(counted?.id ?? attempts.at(-1)?.id ?? null);
  if (attempts.length === 0) return <p>{t('game.none')}</p>;
  return (
    <ul className={layout.stack}>
      {attempts.toReversed().map((attempt) => (
        <Card as="li" key={attempt.id} tight className={styles.try}>
          <TryHead attempt={attempt} isCounted={attempt.id === counted?.id} />
          <Button
            variant="plain"
            aria-expanded={attempt.id === opened}
            onClick={() => setOpened(attempt.id === opened ? null : attempt.id)}
          >
            {t('game.answers')}
          </Button>
          {attempt.id === opened && <Answers id={assignment.id} studentId={studentId} playId={attempt.id} />}
        </Card>
      ))}
    </ul>
  );
}

function TryHead({ attempt, isCounted }: { attempt: Attempt; isCounted: boolean }) {
  const { t } = useTranslation(['assignments-grading', 'assignments-teacher']);
  const format = useFormat();
  const percent = percentOf(attempt);
  return (
    <p className={layout.facts}>
      <strong className={styles.percent}>{percent === null ? '–' : format.percent(percent / 100)}</strong>
      <span>{format.dateTime(attempt.finishedAt)}</span>
      {isCounted && <Badge tone="green">{t('game.counts')}</Badge>}
      {attempt.ignored && <span>{t(`assignments-teacher:work.ignored.${attempt.ignored}`)}</span>}
    </p>
  );
}

/** What one try asked, and what was answered. */
function Answers(which: { id: string; studentId: string; playId: string }) {
  const { t } = useTranslation('assignments-grading');
  const query = useQuery(orpc.assignments.answers.queryOptions({ input: which }));
  if (query.isError && !query.data) return <FailedNotice title={t('game.failed')} query={query} />;
  if (!query.data) return <p className={typography.muted}>{t('game.loading')}</p>;
  const { answers } = query.data;
  if (answers.length === 0) return <p className={typography.muted}>{t('game.not-kept')}</p>;
  return (
    <ol className={styles.answers} lang="en">
      {answers.map((answer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice, and the list never changes
        <AnswerLine key={place} answer={answer} />
      ))}
    </ol>
  );
}

function AnswerLine({ answer: { question, given, rightAnswer, isRight } }: { answer: GivenAnswer }) {
  const { t, i18n } = useTranslation('assignments-grading');
  const verdict = isRight === null ? 'open' : isRight ? 'right' : 'wrong';
  const Icon = { open: IconMinus, right: IconCheck, wrong: IconX }[verdict];
  return (
    <li className={styles.answer} data-verdict={verdict}>
      <Icon size="1.125rem" aria-hidden="true" />
      <div>
        <p>{question}</p>
        <p lang={i18n.language} className={typography.note}>
          {given === null ? t('game.no-answer') : t(`game.${verdict}`, { given })}
        </p>
        {isRight !== true && (
          <p lang={i18n.language} className={typography.note}>
            {t('game.right-is', { answer: rightAnswer })}
          </p>
        )}
      </div>
    </li>
  );
}
