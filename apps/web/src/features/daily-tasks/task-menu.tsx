import { IconListCheck } from '@tabler/icons-react';
import type { TaskBoard } from '@wordgrove/contract/daily-tasks';
import type { RefObject } from 'react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllowed } from '#platform/class-allows.ts';
import { Badge } from '#ui/badge.tsx';
import dropdownStyles from '#ui/dropdown.module.css';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useBoard } from './api.ts';
import { Confetti } from './confetti.tsx';
import styles from './task-menu.module.css';

const TaskMenuPanel = lazyPart(() => import('./task-menu-panel.tsx'), 'TaskMenuPanel', 'daily-tasks');

/** How the bar opens and closes the panel below it. */
type BarDropdown = {
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
    <div className={`${dropdownStyles.area} ${styles.area}`} ref={area}>
      <button
        type="button"
        ref={button}
        className={dropdownStyles.button}
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
        <section id={panelId} className={`${dropdownStyles.panel} ${styles.panel}`} aria-label={t('title')}>
          <Suspense fallback={<Spinner size="small" label={t('app:loading.page')} />}>
            <TaskMenuPanel onDone={close} />
          </Suspense>
        </section>
      )}
      {finishedAt > 0 && <DayConfetti key={finishedAt} />}
    </div>
  );
}

/** Asks only now whether the student's classes have celebrations on. */
function DayConfetti() {
  const { celebrations } = useAllowed();
  return celebrations && <Confetti />;
}

/**
 * How often the day's last open task was completed while this page was open. A day that was already finished, and the
 * tasks of another day, don't count.
 */
function useDayFinished(board: TaskBoard | undefined): number {
  const [seen, setSeen] = useState<Seen>({ day: '', isFinished: false, times: 0 });
  const now = board ? seenNext(seen, board) : seen;
  if (now !== seen) setSeen(now);
  return now.times;
}

type Seen = { day: string; isFinished: boolean; times: number };

function seenNext(seen: Seen, { day, total, completed }: TaskBoard): Seen {
  const isFinished = total > 0 && completed === total;
  const isSameDay = seen.day === day;
  if (isSameDay && seen.isFinished === isFinished) return seen;
  return { day, isFinished, times: seen.times + (isSameDay && isFinished ? 1 : 0) };
}
