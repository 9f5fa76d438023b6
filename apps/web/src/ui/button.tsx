import type { TablerIcon } from '@tabler/icons-react';
import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    loading?: boolean | undefined;
    /** In front of its text. */
    icon?: TablerIcon | undefined;
  };

/**
 * A button. While `loading` it keeps its focus, its name and its place, and ignores clicks, so that a screen reader
 * isn't thrown out of the form and nothing is sent twice.
 */
export function Button({ variant, wide, loading = false, icon: Icon, className, children, ...rest }: ButtonProps) {
  const { onClick } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonLook({ variant, wide }, className)}
      onClick={handleClick}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {Icon && <Icon size="1.125rem" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** `primary` once per screen; `quiet` beside it; `plain` inside text and rows; `danger` for what can't be undone. */
export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'plain';

export type ButtonLook = { variant?: ButtonVariant | undefined; wide?: boolean | undefined };

/** The class names that make a button or a link look like a button. */
function buttonLook({ variant = 'quiet', wide = false }: ButtonLook, className?: string): string {
  return clsx(styles.button, styles[variant], wide && styles.wide, className);
}

export type ButtonAnchorProps = ComponentProps<'a'> & ButtonLook;

/** A plain `<a href>` that looks like a button: for downloads and addresses outside the router. */
export function ButtonAnchor({ variant, wide, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonLook({ variant, wide }, className)}>
      {children}
    </a>
  );
}
