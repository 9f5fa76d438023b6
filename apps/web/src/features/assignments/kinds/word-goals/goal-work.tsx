import { useQuery } from '@tanstack/react-query';
import type { Assignment, StudentWork } from '@wordgrove/contract/assignments';
import { useTranslation } from 'react-i18next';
import { orpc } from '#platform/api.ts';
import { useFormat } from '#platform/use-format.ts';
import { NotLoaded } from '#ui/load-failed.tsx';
import typography from '#ui/typography.module.css';
import goalStyles from './goal.module.css';
import { goalStandingOrder } from './standing-order.ts';

export type WorkProps = {
  assignment: Pick<Assignment, 'id' | 'task'>;
  student: Pick<StudentWork, 'studentId'>;
};

/** One student's words, in groups: those that need practice first, each with its state. */
export function Work({ assignment: { id, task }, student: { studentId } }: WorkProps) {
  const { t } = useTranslation('assignments-teacher');
  const format = useFormat();
  const query = useQuery(orpc.assignments.studentWords.queryOptions({ input: { id, studentId } }));
  if (!query.data)
    return (
      <NotLoaded query={query} failed={t('goal.work-failed')} loading={t('goal.work-loading')} shape="row" count={2} />
    );
  const { words, at } = query.data;
  const there = words.filter(({ standing }) => standing === 'there').length;
  const kind = task.kind === 'outcome' ? 'outcome' : 'words';
  return (
    <div className={goalStyles.work}>
      <p>
        {t('goal.there')}:{' '}
        <strong>{t('goal.there-of', { there: format.number(there), of: format.number(words.length) })}</strong>
      </p>
      {goalStandingOrder.map((standing) => {
        const some = words.filter((each) => each.standing === standing);
        if (some.length === 0) return null;
        const name = t(`goal.groups.${kind}.${standing}`, { at: format.dateTime(at) });
        return (
          <section key={standing} aria-label={name}>
            <p className={goalStyles.name} data-standing={standing}>
              {name} <span className={typography.muted}>({format.number(some.length)})</span>
            </p>
            <ul className={goalStyles.words}>
              {some.map(({ word, text, state, chance }) => (
                <li key={word}>
                  <span lang="en">{text}</span>{' '}
                  <span className={typography.muted}>
                    {t(`goal.word-states.${state}`)}
                    {kind === 'outcome' && chance !== null && ` · ${format.percent(chance)}`}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
