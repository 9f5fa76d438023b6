import { IconListCheck } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoard } from '#features/daily-tasks/api.ts';
import { Confetti } from '#features/daily-tasks/confetti/confetti.tsx';
import { useDayFinished } from '#features/daily-tasks/confetti/use-day-finished.ts';
import { Badge } from '#ui/badge.tsx';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './task-menu.module.css';

const TaskMenuPanel = lazyPart(() => import('./task-menu-panel.tsx'), 'TaskMenuPanel', 'daily-tasks');

/** How the bar opens and closes the panel below it. */
export type BarDropdown = {
  isOpen: boolean;
  area: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  close: () => void;
};

/** The bar's button for today's tasks, with the number of open ones. */
export function TaskMenu({ dropdown }: { dropdown: BarDropdown }) {
  const { t } = useTranslation(['daily-tasks', 'app']);
  const { data: board } = useBoard();
  const finishedAt = useDayFinished(board);
  const panelId = useId();
  const { isOpen, area, button, toggle, close } = dropdown;
  const open = board ? board.total - board.completed : 0;
  const name = board && board.total > 0 ? t('menu.open', { count: open }) : t('menu.none');
  return (
    <div className={styles.area} ref={area}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        <IconListCheck size="1.5rem" aria-hidden="true" />
        {open > 0 && (
          <span className={styles.badge}>
            <Badge count>{open}</Badge>
          </span>
        )}
      </button>
      {isOpen && (
        <section id={panelId} className={styles.panel} aria-label={t('title')}>
          <Suspense fallback={<Spinner size="small" label={t('app:loading.page')} />}>
            <TaskMenuPanel onDone={close} />
          </Suspense>
        </section>
      )}
      {finishedAt > 0 && <Confetti key={finishedAt} />}
    </div>
  );
}
