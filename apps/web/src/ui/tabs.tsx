import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import styles from './tabs.module.css';

export type Tab<Id extends string> = { id: Id; text: string; icon?: ReactNode; panel: ReactNode };

export type TabsProps<Id extends string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: ReadonlyArray<Tab<Id>>;
  active: Id;
  onChange: (id: Id) => void;
};

/** Tabs; only the active panel is rendered. Mantine provides the arrow keys and the roles. */
export function Tabs<Id extends string>({ label, tabs, active, onChange }: TabsProps<Id>) {
  const handleChange = (value: string | null) => {
    const chosen = tabs.find((tab) => tab.id === value);
    if (chosen) onChange(chosen.id);
  };
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen.
  useEffect(() => {
    const tab = active && list.current?.querySelector('[data-active]');
    if (!tab || !list.current) return;
    // `scrollIntoView` would scroll the page too, for tabs below the fold.
    const [row, own] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (own.left < row.left) list.current.scrollLeft += own.left - row.left;
    else if (own.right > row.right) list.current.scrollLeft += own.right - row.right;
  }, [active]);
  return (
    <MantineTabs
      value={active}
      onChange={handleChange}
      keepMounted={false}
      classNames={{ list: styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <MantineTabs.List aria-label={label} ref={list}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.id} value={tab.id} leftSection={tab.icon}>
            {tab.text}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.id} value={tab.id}>
          {tab.panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}
