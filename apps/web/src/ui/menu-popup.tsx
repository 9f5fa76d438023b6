import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu as MantineMenu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { cloneElement, Fragment, useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import type { MenuItem, MenuProps } from './menu.tsx';
import styles from './menu-popup.module.css';

/** One item: a link where it leads somewhere, else a button. */
function entry(item: MenuItem) {
  const look = {
    className: classNames(styles.item, item.dangerous && styles.dangerous),
    leftSection: item.icon,
    onClick: item.onSelect,
  };
  return item.to === undefined ? (
    <MantineMenu.Item key={item.id} {...look}>
      {item.text}
    </MantineMenu.Item>
  ) : (
    <MantineMenu.Item key={item.id} {...look} component={Link} to={item.to}>
      {item.text}
    </MantineMenu.Item>
  );
}

/** The open half of `Menu`, in its own chunk. */
export function MenuPopup({ trigger, groups, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);

  // The trigger was rendered again when this chunk arrived: it gets the focus back first, so that closing returns to
  // it.
  useEffect(() => {
    target.current?.focus();
    setOpen(true);
  }, []);

  return (
    <MantineMenu
      opened={isOpen}
      onChange={setOpen}
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      // A menu may contain only items; the focus starts at the first one.
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'pop', duration: 120 }}
      classNames={{ dropdown: styles.dropdown, divider: styles.divider }}
    >
      <MantineMenu.Target>{cloneElement(trigger, { ref: target })}</MantineMenu.Target>
      <MantineMenu.Dropdown>
        {groups.map((items, place) => (
          <Fragment key={items[0]?.id ?? place}>
            {place > 0 && <MantineMenu.Divider />}
            {items.map(entry)}
          </Fragment>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
