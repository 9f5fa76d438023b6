import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '#platform/use-session.ts';
import { BarMenu } from './bar-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { activeLink, navLinks } from './nav-links.ts';
import { toolLinks } from './tool-links.ts';
import styles from './tools-menu.module.css';

/** What has no link in the bar itself, in a menu of it; the button is marked while one of its places is open. */
export function ToolsMenu() {
  const { t } = useTranslation('app');
  const session = useSession();
  const { pathname } = useLocation();
  const tools = toolLinks(session);
  const active = activeLink([...navLinks(session), ...tools], pathname);
  const name = t(session.role === 'teacher' ? 'nav.tools' : 'nav.more');
  return (
    <BarMenu
      label={name}
      button={
        <span className={styles.tools} data-active={tools.some(({ to }) => to === active) || undefined}>
          {name}
          <IconChevronDown size="1.125rem" aria-hidden="true" />
        </span>
      }
    >
      {(close) =>
        tools.map((link) => <MenuLink key={link.to} link={link} isHere={link.to === active} onDone={close} />)
      }
    </BarMenu>
  );
}
