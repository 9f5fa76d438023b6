import { clsx } from 'clsx';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { MenuItem as AriaItem, Menu as AriaMenu, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { AriaLocale } from './aria-locale.tsx';
import type { MenuItem, MenuProps } from './menu.tsx';
import styles from './menu-popup.module.css';
import { onOpeningKey } from './opening-keys.ts';

/** The open half of `Menu`, in its own chunk. */
export function MenuPopup({ trigger, groups, align = 'end' }: MenuProps) {
  const madeId = useId();
  const id = trigger.props.id ?? madeId;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // The trigger was rendered again when this chunk arrived: it gets the focus back first, so that closing returns to
  // it.
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);

  const choose = ({ onSelect }: MenuItem) => {
    // Closed first, with the focus back on the button: a dialog that opens next returns it there.
    flushSync(() => setOpen(false));
    button.current?.focus();
    onSelect();
  };

  return (
    <AriaLocale>
      {cloneElement(trigger, {
        id,
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setOpen(!isOpen),
        onKeyDown: onOpeningKey(trigger.props, () => setOpen(true)),
      })}
      <Popover
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        className={clsx(styles.popover)}
        aria-labelledby={id}
      >
        <AriaMenu className={clsx(styles.menu)} aria-labelledby={id} autoFocus="first">
          {groups.map((items, place) => (
            <MenuSection key={items[0]?.id ?? place} className={clsx(styles.group)}>
              {items.map((item) => (
                <AriaItem
                  key={item.id}
                  id={item.id}
                  textValue={typeof item.text === 'string' ? item.text : item.id}
                  className={clsx(styles.item, item.dangerous && styles.dangerous)}
                  onAction={() => choose(item)}
                >
                  {item.icon && <item.icon size="1.125rem" aria-hidden="true" />}
                  <span>{item.text}</span>
                </AriaItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLocale>
  );
}
