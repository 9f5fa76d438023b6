import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TestTable } from '@wordgrove/contract/games';
import { nameOrder } from '@wordgrove/contract/name-order';
import { readMeaning, readSaid } from '@wordgrove/games/true-false/stored';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Badge } from '#ui/badge.tsx';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import typography from '#ui/typography.module.css';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './test-answers.module.css';

/** Who answered what in a test, and how each question went. */
export function TestAnswers({ assignmentId }: { assignmentId: string }) {
  const { t } = useTranslation('games-test');
  const query = useQuery(orpc.games.testTable.queryOptions({ input: { assignmentId } }));
  const table = query.data;
  return (
    <section className={layout.stack} aria-labelledby="test-answers">
      <div>
        <h2 id="test-answers">{t('table.title')}</h2>
        <p className={typography.muted}>{t('table.lead')}</p>
      </div>
      {!table && (
        <NotLoaded query={query} failed={t('table.failed')} loading={t('table.loading')} shape="row" count={4} />
      )}
      {table?.questions.length === 0 && <p>{t('table.none')}</p>}
      {table && table.questions.length > 0 && (
        <>
          <AnswerTable table={table} />
          <QuestionList {...table} />
        </>
      )}
    </section>
  );
}

/** Students by questions: each answer, and whether it was right. */
function AnswerTable({ table: { questions, students } }: { table: TestTable }) {
  const { t } = useTranslation('games-test');
  const ofNames = nameOrder(currentLanguage());
  const sorted = students.toSorted((one, other) => ofNames(one.name, other.name));
  const hasPoints = students.some(({ earned }) => earned !== null);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll what is too wide
    <section className={styles.frame} aria-labelledby="test-answers" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('table.student')}</th>
            <th scope="col">{t(hasPoints ? 'table.points' : 'table.result')}</th>
            <th scope="col">{t('table.right-count')}</th>
            {questions.map(({ id, question }, place) => (
              <th key={id} scope="col" title={question}>
                <VisuallyHidden>{t('table.question-of', { place: place + 1, question })}</VisuallyHidden>
                <span aria-hidden="true">{place + 1}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((student) => (
            <StudentRow key={student.studentId} student={student} questions={questions} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type StudentRowProps = { student: TestTable['students'][number] } & Pick<TestTable, 'questions'>;

const tones = { new: 'grey', open: 'blue', ended: 'green', time: 'yellow', closing: 'yellow' } as const;

/** How somebody did, in the homework's points where it has some, and each answer. */
function StudentRow({ student: { name, state, cutOffBy, percent, earned, answers }, questions }: StudentRowProps) {
  const { t } = useTranslation('games-test');
  const format = useFormat();
  const of = (done: number, all: number) => t('result.of', { done: format.number(done), all: format.number(all) });
  const shown = cutOffBy ?? state;
  const score = percent === null ? '–' : format.percent(percent / 100);
  const right = answers.filter((each) => each?.isRight).length;
  return (
    <tr>
      <th scope="row">
        <bdi className={typography.breaking}>{name}</bdi>{' '}
        <Badge tone={tones[shown]}>{t(`table.states.${shown}`)}</Badge>
      </th>
      <td>{earned ? of(earned.points, earned.max) : score}</td>
      <td>{percent === null ? '–' : of(right, questions.length)}</td>
      {questions.map(({ id }, place) => (
        <AnswerCell key={id} answer={state === 'new' ? null : (answers[place] ?? null)} />
      ))}
    </tr>
  );
}

const signs = {
  right: <IconCheck size="1.125rem" aria-hidden="true" />,
  wrong: <IconX size="1.125rem" aria-hidden="true" />,
  open: <IconMinus size="1.125rem" aria-hidden="true" />,
};

function AnswerCell({ answer }: { answer: TestTable['students'][number]['answers'][number] }) {
  const { t } = useTranslation('games-test');
  if (!answer) {
    return (
      <td>
        <VisuallyHidden>{t('table.not-asked')}</VisuallyHidden>
      </td>
    );
  }
  const outcome = answer.given === null ? 'open' : answer.isRight ? 'right' : 'wrong';
  return (
    <td data-outcome={outcome}>
      <span className={styles.answer}>
        {signs[outcome]}
        <VisuallyHidden>{t(`table.is-${outcome}`)}</VisuallyHidden>
        {answer.given !== null && <Given text={answer.given} />}
      </span>
    </td>
  );
}

/** How each question went: the share of right answers, and the commonest wrong ones. */
function QuestionList({ questions, students }: TestTable) {
  const { t } = useTranslation('games-test');
  const format = useFormat();
  return (
    <div className={layout.stackSmall}>
      <h3>{t('table.by-question')}</h3>
      <ol className={styles.questions}>
        {questions.map(({ id, question, right, answered, correct, wrong }, place) => (
          <li key={id} className={styles.question}>
            <p className={typography.muted}>{t('table.question', { place: place + 1 })}</p>
            <p className={styles.text}>
              <Asked text={question} />
            </p>
            <p>
              <span className={typography.muted}>{t('table.right')}</span>{' '}
              <strong>
                <Given text={right} />
              </strong>
            </p>
            <Share answered={answered} correct={correct} empty={leftEmpty(students, place)} />
            {wrong.length > 0 && (
              <p>
                <span className={typography.muted}>{t('table.wrong')}</span>{' '}
                {wrong.map(({ text, times }, at) => (
                  <span key={text}>
                    {at > 0 && ', '}
                    <Given text={text} /> ({format.number(times)})
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How many handed a test in without an answer to the question in that place. */
function leftEmpty(students: TestTable['students'], place: number): number {
  return students.filter(({ state, answers }) => state === 'ended' && answers[place]?.given === null).length;
}

/** The share of right answers; one that was left empty is as wrong as it is in the score. */
function Share({ answered, correct, empty }: { answered: number; correct: number; empty: number }) {
  const { t } = useTranslation('games-test');
  const format = useFormat();
  const all = answered + empty;
  if (all === 0) return <p>{t('table.nobody')}</p>;
  const share = t('table.share', { share: format.percent(correct / all) });
  return <p>{[share, ...(empty > 0 ? [t('table.empty', { count: empty })] : [])].join(' · ')}</p>;
}

/** An answer as stored: in English, except for "true" and "false". */
function Given({ text }: { text: string }) {
  const { t } = useTranslation('games');
  const said = readSaid(text);
  if (!said) return <span lang="en">{text}</span>;
  if (said.word !== null) return t('statements.false-but', { word: said.word });
  return t(said.isTrue ? 'statements.true' : 'statements.false');
}

function Asked({ text }: { text: string }) {
  const { t } = useTranslation('games');
  const meaning = readMeaning(text);
  if (!meaning) return <span lang="en">{text.replace('___', '_____')}</span>;
  return (
    <>
      <strong lang="en">{meaning.shown}</strong> {t('statements.means')} <span lang="en">{meaning.frame}</span>
    </>
  );
}
