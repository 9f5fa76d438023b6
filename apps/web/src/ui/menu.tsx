import type { TablerIcon } from '@tabler/icons-react';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cloneElement, useState } from 'react';
import { Button } from './button.tsx';
import { latePart, useLatePart } from './late-part.ts';
import { onOpeningKey } from './opening-keys.ts';

const popup = latePart(
  'menu-popup',
  () => import('./menu-popup.tsx'),
  (module) => module.MenuPopup,
);

/** Fetches what menus need to open, for a screen that may be without a network when one is opened. */
export const prepareMenus = () => void popup.fetch().catch(() => undefined);

export type MenuItem = {
  id: string;
  text: ReactNode;
  icon?: TablerIcon | undefined;
  dangerous?: boolean | undefined;
  /** Of a choice, whether it is the one chosen; a group of one is switched on and off. Its whole group says so. */
  isChosen?: boolean | undefined;
  /** For what is pressed several times in a row. */
  staysOpen?: boolean | undefined;
  /** Of the first item: stands above its group. */
  heading?: string | undefined;
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
  const closed = cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: prepareMenus,
    onFocus: prepareMenus,
    onClick: () => setWanted(true),
    onKeyDown: onOpeningKey(props.trigger.props, () => setWanted(true)),
  });
  return isWanted && MenuPopup ? <MenuPopup {...props} /> : closed;
}

export type MoreMenuProps = Pick<MenuProps, 'groups'> & {
  /** Names the button; it says what the menu is about. */
  label: string;
  loading?: boolean;
};

/** What else can be done with a row or card, behind three dots; nothing where that is nothing. */
export function MoreMenu({ label, groups, loading = false }: MoreMenuProps) {
  const filled = groups.filter(({ length }) => length > 0);
  if (filled.length === 0) return null;
  const trigger = <Button variant="plain" icon={IconDotsVertical} aria-label={label} loading={loading} />;
  return <Menu trigger={trigger} groups={filled} />;
}
