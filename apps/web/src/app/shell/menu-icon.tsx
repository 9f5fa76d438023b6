import {
  IconChartBar,
  IconChevronRight,
  IconLifebuoy,
  IconLogout,
  IconTrendingUp,
  IconUserCircle,
} from '@tabler/icons-react';
import type { NavLink } from './nav-links.ts';

/** The icon in front of an item of the user menu. */
export function MenuIcon({ of: label }: { of: NavLink['label'] }) {
  const size = '1.25rem';
  switch (label) {
    case 'user-menu.profile':
      return <IconUserCircle size={size} aria-hidden="true" />;
    case 'user-menu.help':
      return <IconLifebuoy size={size} aria-hidden="true" />;
    case 'user-menu.analytics':
      return <IconChartBar size={size} aria-hidden="true" />;
    case 'user-menu.progress':
      return <IconTrendingUp size={size} aria-hidden="true" />;
    case 'user-menu.sign-out':
      return <IconLogout size={size} aria-hidden="true" />;
    default:
      return <IconChevronRight size={size} aria-hidden="true" />;
  }
}
