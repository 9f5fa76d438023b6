import { IconBulb, IconCheck, IconHandClick, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './feedback-bar.module.css';
import { useInSight } from './focus.ts';

type FeedbackTone = 'task' | 'right' | 'nearly' | 'wrong';

type FeedbackBarProps = {
  tone: FeedbackTone;
  /** What happened, in a few words. */
  title: string;
  /**
   * Stays in view while a long board is scrolled. It covers what is behind it, so only while it has something to say.
   */
  isSticky?: boolean;
  children?: ReactNode;
};

const icons = { task: IconHandClick, right: IconCheck, nearly: IconBulb, wrong: IconX } as const;

/**
 * What to do next, or how the last move went, below a board. Its space is kept, so that nothing moves when text
 * appears.
 */
export function FeedbackBar({ tone, title, isSticky = false, children }: FeedbackBarProps) {
  const Icon = icons[tone];
  const bar = useRef<HTMLDivElement>(null);

  useInSight(bar, tone === 'task' ? null : `${tone} ${title}`);
  // The last pick may be behind it now.
  useEffect(() => {
    const picked = isSticky && tone !== 'task' ? document.activeElement : null;
    if (picked && bar.current?.parentElement?.contains(picked)) picked.scrollIntoView({ block: 'nearest' });
  }, [isSticky, tone]);

  return (
    <div className={styles.bar} data-tone={tone} data-sticky={isSticky} data-bottom="true" ref={bar}>
      <span className={styles.icon} aria-hidden="true">
        <Icon size="1.375rem" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
