import { IconBulb, IconCheck, IconHandClick, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './feedback-bar.module.css';

export type FeedbackTone = 'task' | 'right' | 'nearly' | 'wrong';

export type FeedbackBarProps = {
  tone: FeedbackTone;
  /** What happened, in a few words. */
  title: string;
  /** Stays in sight while a long board is scrolled. */
  isSticky?: boolean;
  children?: ReactNode;
};

const icons = { task: IconHandClick, right: IconCheck, nearly: IconBulb, wrong: IconX } as const;

/** What is to be done, or what came of it, below a board. Its room is kept, so that nothing moves when it speaks. */
export function FeedbackBar({ tone, title, isSticky = false, children }: FeedbackBarProps) {
  const Icon = icons[tone];
  const bar = useRef<HTMLDivElement>(null);

  // On a low screen what came of a try would be told where nobody looks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it says something new
  useEffect(() => {
    if (tone !== 'task') bar.current?.scrollIntoView({ block: 'nearest' });
  }, [tone, title]);

  return (
    <div className={styles.bar} data-tone={tone} data-sticky={isSticky} ref={bar}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size={22} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
