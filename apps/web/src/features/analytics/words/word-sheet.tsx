import { useQuery } from '@tanstack/react-query';
import type { ClassWord } from '@wordgrove/contract/analytics';
import { nameOrder } from '@wordgrove/contract/name-order';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { currentLanguage } from '#platform/i18n.ts';
import layout from '#ui/layout.module.css';
import { NotLoaded } from '#ui/load-failed.tsx';
import { SideSheet } from '#ui/side-sheet.tsx';
import { WordStateMark } from '#ui/word-state-mark.tsx';
import { states } from './use-words-address.ts';
import styles from './words.module.css';

type WordSheetProps = {
  classId: string;
  word: Pick<ClassWord, 'word' | 'text'>;
  /** First of all who should repeat it on Monday, and why. */
  leadsWithNeed?: boolean;
  onClose: () => void;
};

type Known = { studentId: string; name: string };

const needs = ['forgetting', 'failing'] as const;

/** Who is behind the figures of a word: the students by their state of it. */
export function WordSheet({ classId, word: { word, text }, leadsWithNeed = false, onClose }: WordSheetProps) {
  const { t } = useTranslation('analytics-words');
  const query = useQuery(orpc.analytics.wordStudents.queryOptions({ input: { classId, word } }));
  const students = query.data?.students;
  return (
    <SideSheet title={<span lang="en">{text}</span>} closeText={t('close')} subject={word} onClose={onClose}>
      {!students && <NotLoaded query={query} failed={t('who-failed')} loading={t('who-loading')} count={6} />}
      {students?.length === 0 && <p>{t('who-gone')}</p>}
      {students && (
        <div className={layout.stack}>
          {leadsWithNeed &&
            needs.map((need) => {
              const those = students.filter((each) => each.need === need);
              if (those.length === 0) return null;
              return (
                <section key={need}>
                  <h3>{t(need, { count: those.length })}</h3>
                  <Names of={those} />
                </section>
              );
            })}
          {states.map((state) => {
            const those = students.filter((each) => each.state === state);
            if (those.length === 0) return null;
            return (
              <section key={state}>
                <h3>
                  <WordStateMark state={state} text={t(`counts.${state}`, { count: those.length })} />
                </h3>
                <Names of={those} />
              </section>
            );
          })}
        </div>
      )}
    </SideSheet>
  );
}

function Names({ of }: { of: readonly Known[] }) {
  const compare = nameOrder(currentLanguage());
  return (
    <ul className={styles.names}>
      {of
        .toSorted((one, other) => compare(one.name, other.name))
        .map(({ studentId, name }) => (
          <li key={studentId}>
            <bdi>{name}</bdi>
          </li>
        ))}
    </ul>
  );
}
