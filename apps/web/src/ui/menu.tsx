import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement, useState } from 'react';
import { latePart, useLatePart } from './late-part.ts';
import { onOpeningKey } from './opening-keys.ts';

const popup = latePart(
  'menu-popup',
  () => import('./menu-popup.tsx'),
  (module) => module.MenuPopup,
);

export type MenuItem = {
  id: string;
  text: ReactNode;
  icon?: ReactNode;
  dangerous?: boolean | undefined;
  onSelect: () => void;
};

export type MenuProps = {
  /** The button that opens it; its text names the menu. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Groups of items, with a line between groups. */
  groups: ReadonlyArray<readonly MenuItem[]>;
  /** The side of the button that the menu lines up with. */
  align?: 'start' | 'end' | undefined;
};

/**
 * A menu button. Arrow keys, Escape, clicks outside and returning the focus come from React Aria, whose code is loaded
 * when the button is first pointed at or focused.
 */
export function Menu(props: MenuProps) {
  const [isWanted, setWanted] = useState(false);
  const MenuPopup = useLatePart(popup, isWanted, () => setWanted(false));
  const preload = () => void popup.fetch().catch(() => undefined);
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setWanted(true),
    onKeyDown: onOpeningKey(props.trigger.props, () => setWanted(true)),
  });
  return isWanted && MenuPopup ? <MenuPopup {...props} /> : closed;
}
