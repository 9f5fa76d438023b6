import type { Assignment } from '@wordgrove/contract/assignments';
import { gameFacts } from '@wordgrove/games';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AssignmentState, DueText } from '#features/assignments/teacher/assignment-state.tsx';
import { currentLanguage } from '#platform/i18n.ts';
import { useFormat } from '#platform/use-format.ts';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { GamePicture } from '#ui/pictures/game-picture.tsx';
import styles from './work.module.css';

/** What was set: the game and how it is played, for whom, when it is due, and how it counts. */
export function AssignmentFacts({ assignment }: { assignment: Assignment }) {
  const { t } = useTranslation(['assignments-teacher', 'games']);
  const format = useFormat();
  const { task, classes, studentIds, isLateAllowed, points, counts } = assignment;
  const { type, items, timer, target, material } = task;
  const mode = gameFacts[type].modes.find((each) => each === task.mode);
  const names = format.list(classes.map(({ name }) => name));
  const asked = () => {
    if (material.kind === 'words') return t('work.words', { count: material.words.length });
    if (material.kind === 'level') return t('work.level', { level: material.level });
    const topic = t(`games:topics.${material.topic}`);
    return material.level ? t('work.topic-of', { topic, level: material.level }) : t('work.topic', { topic });
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('work.state'), <AssignmentState key="state" {...assignment} />],
    [t('work.for'), studentIds === null ? names : t('some-of', { count: studentIds.length, classes: names })],
    [t('form.due'), <DueText key="due" isBare {...assignment} />],
    [t('work.late'), t(isLateAllowed ? 'work.late-yes' : 'work.late-no')],
    [t('work.asks'), asked()],
    ...(gameFacts[type].items.most > 1 ? ([[t(`games:games.${type}.items`), format.number(items)]] as const) : []),
    ...(mode && gameFacts[type].modes.length > 1 ? ([[t('games:setup.mode'), t(`games:modes.${mode}`)]] as const) : []),
    [t('games:setup.timer'), t(`games:timers.${timer}`)],
    [t('form.target'), target === null ? t('work.no-target') : format.percent(target / 100)],
    [t('form.counts'), t(`counts.${counts}`)],
    [t('form.points'), points === null ? t('work.no-points') : format.number(points)],
  ];
  return (
    <Card as="section" className={styles.facts} aria-label={t('work.facts')}>
      <div className={styles.game}>
        <span className={styles.picture}>
          <GamePicture type={type} />
        </span>
        <div>
          <h2>{t(`games:games.${type}.title`)}</h2>
          <p>{t(`games:games.${type}.rules`)}</p>
        </div>
      </div>
      <dl className={styles.list}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {material.kind === 'words' && (
        <Disclosure summary={t('work.see-words')}>
          <ul className={styles.words} lang="en">
            {material.words.map(({ text, word }) => (
              <li key={text}>
                {text}
                {word === null && (
                  <span className={styles.below} lang={currentLanguage()}>
                    {t('work.not-asked')}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
