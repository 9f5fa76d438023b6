import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import type { ButtonLook } from './button-look.ts';
import { buttonLook } from './button-look.ts';

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { loading?: boolean | undefined };

/**
 * A button. While `loading` it keeps its focus, its name and its place, and ignores clicks, so that a screen reader
 * isn't thrown out of the form and nothing is sent twice.
 */
export function Button({ variant, wide, loading = false, className, children, onClick, ...rest }: ButtonProps) {
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
      aria-disabled={loading || undefined}
    >
      {loading && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
