import { IconAcorn, IconLeaf, IconSeedling, IconTree } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './word-state-mark.module.css';

const icons = { new: IconAcorn, learning: IconSeedling, known: IconTree, 'at-risk': IconLeaf };

export type WordStateMarkProps = { state: keyof typeof icons; text: ReactNode };

/** How something grows, from seed to tree, with its one icon, its one colour and its one word. */
export function WordStateMark({ state, text }: WordStateMarkProps) {
  const Icon = icons[state];
  return (
    <span className={styles.mark}>
      <Icon size="1.125rem" aria-hidden="true" style={{ color: `var(--color-word-${state})` }} />
      {text}
    </span>
  );
}
