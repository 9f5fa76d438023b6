import { Link } from '@tanstack/react-router';
import { paths } from '@wordgrove/contract/paths';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#platform/i18n.ts';
import { useErrorText } from '#platform/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import layout from '#ui/layout.module.css';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useBoard, useGenerate } from './api.ts';
import { ShortList } from './short-list.tsx';
import styles from './task-menu.module.css';
import { useTaskActions } from './use-tasks.ts';

/** Today's tasks in short; a failed quick action is only logged. */
export function TaskMenuPanel({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['daily-tasks', 'app']);
  const { errorText } = useErrorText();
  const query = useBoard();
  const generate = useGenerate();
  const actions = useTaskActions();
  const board = query.data;
  if (!board && query.isError)
    return (
      <div className={styles.empty}>
        <p>{errorText(query.error)}</p>
        <Button onClick={() => void query.refetch()} loading={query.isFetching}>
          {t('app:retry')}
        </Button>
      </div>
    );
  if (!board) return <Skeleton shape="ringed" count={4} label={t('loading')} />;
  if (board.total === 0)
    return (
      <div className={styles.empty}>
        <p>{t('empty.menu')}</p>
        <Button
          variant="primary"
          loading={generate.isPending}
          onClick={() => generate.mutate({ language: currentLanguage() })}
        >
          {t('generate')}
        </Button>
      </div>
    );
  const { completed: done, total } = board;
  return (
    <>
      <ProgressBar label={t('done-of', { done, total })} value={done} max={total} />
      <ShortList tasks={board.tasks} actions={actions} onLeave={onDone}>
        <Link to={paths.studentDailyTasks} className={layout.link} onClick={onDone}>
          {t('menu.all')}
        </Link>
      </ShortList>
    </>
  );
}
