import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `primary` once per screen; `quiet` beside it; `plain` inside text and rows; `danger` for what can't be undone. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

export type ButtonLook = { variant?: ButtonVariant | undefined; wide?: boolean | undefined };

/** The class names that make a button or a link look like a button. */
export function buttonLook({ variant = 'quiet', wide = false }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, className);
}
