import { IconCheck } from '@tabler/icons-react';
import { clsx } from 'clsx';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { MenuItem as AriaItem, Menu as AriaMenu, Header, MenuSection } from 'react-aria-components/Menu';
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

  const choose = ({ onSelect, staysOpen }: MenuItem) => {
    if (staysOpen) return onSelect();
    // Closed first, with the focus back on the button: a dialog that opens next returns it there. A button in a bar that
    // stays in sight is in view, and yet the browser would scroll to where it would be without.
    flushSync(() => setOpen(false));
    button.current?.focus({ preventScroll: true });
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
            <MenuSection key={items[0]?.id ?? place} className={clsx(styles.group)} {...choiceOf(items)}>
              {items[0]?.heading && <Header className={clsx(styles.heading)}>{items[0].heading}</Header>}
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
                  {item.isChosen && <IconCheck size="1.125rem" className={styles.tick} aria-hidden="true" />}
                </AriaItem>
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLocale>
  );
}

/** Screen readers hear what is chosen in a group of choices. */
function choiceOf(items: readonly MenuItem[]) {
  if (items.every(({ isChosen }) => isChosen === undefined)) return {};
  const selectedKeys = items.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return { selectionMode: items.length === 1 ? ('multiple' as const) : ('single' as const), selectedKeys };
}
