import type { NextTodos } from '@wordgrove/contract/dashboards';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { DueText } from '#features/todos/due-text.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Card } from '#ui/card.tsx';
import styles from './student.module.css';

/** The to-dos that are due soonest. */
export function TodosCard({ todos, day }: { todos: NextTodos; day: string }) {
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
              <span className={styles.title}>{title}</span>
              <DueText todo={{ dueOn, doneAt: null }} day={day} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.why}>{t('todos.more', { count: more })}</p>}
      <div className={styles.foot}>
        <ButtonLink to={paths.todo}>{t(open > 0 ? 'todos.open' : 'todos.add')}</ButtonLink>
      </div>
    </Card>
  );
}
