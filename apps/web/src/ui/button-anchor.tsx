import type { ComponentProps } from 'react';
import type { ButtonLook } from './button-look.ts';
import { buttonLook } from './button-look.ts';

export type ButtonAnchorProps = ComponentProps<'a'> & ButtonLook;

/** A plain `<a href>` that looks like a button: for downloads and addresses outside the router. */
export function ButtonAnchor({ variant, wide, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonLook({ variant, wide }, className)}>
      {children}
    </a>
  );
}
