import { IconBolt } from '@tabler/icons-react';
import type { EndedTest } from '@wordgrove/contract/games';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultItems } from '#features/games/results/result-items.tsx';
import styles from '#features/games/results/results.module.css';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import layout from '#ui/layout.module.css';

type TestResultProps = {
  test: EndedTest;
  /** How many answers, given on this page, the server didn't get in time. */
  late?: number;
  actions: ReactNode;
};

/** How a test went, in the homework's points, and its answers once they may be seen. */
export function TestResult({ test, late = 0, actions }: TestResultProps) {
  const { t } = useTranslation(['games-test', 'games']);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title, type, percent, earned, cutOffBy, correct, answered, questions, xp, items, answersFrom } = test;
  const of = (done: number, all: number) => t('result.of', { done: format.number(done), all: format.number(all) });
  const facts = [
    { name: t('result.score'), value: format.percent(percent / 100) },
    ...(earned ? [{ name: t('result.points'), value: of(earned.points, earned.max) }] : []),
    { name: t('result.right'), value: of(correct, questions) },
    ...(answered < questions ? [{ name: t('result.answered'), value: of(answered, questions) }] : []),
  ];
  return (
    <div className={styles.screen}>
      <Card as="section" raised aria-labelledby="results" className={styles.card}>
        <div className={styles.words}>
          <p className={styles.game}>{title}</p>
          <h1 id="results" ref={heading} tabIndex={-1} className={styles.heading}>
            {t('result.title')}
          </h1>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {cutOffBy && (
            <p>
              {t(`result.cut-off.${cutOffBy}`)} {late > 0 && t('result.late', { count: late })}
            </p>
          )}
          {xp > 0 && (
            <p className={styles.xp}>
              <IconBolt size="1.375rem" aria-hidden="true" />
              <strong>{t('games:results.xp', { count: xp })}</strong>
            </p>
          )}
          {answersFrom !== null && <p>{t('result.answers-from', { when: format.dateTime(answersFrom) })}</p>}
          <div className={layout.row}>{actions}</div>
        </div>
      </Card>
      {items && <ResultItems type={type} items={items.map((item) => ({ ...item, word: null, state: null }))} />}
    </div>
  );
}
