import { displayName } from '@wordgrove/contract/display-name';
import { useSession } from '#platform/use-session.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Avatar } from './avatar.tsx';
import { BarMenu } from './bar-menu.tsx';
import styles from './user-menu.module.css';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx'), 'UserMenuItems');

/** The button with the signed-in person's name, and that person's menu. */
export function UserMenu() {
  const { profile, user } = useSession();
  const name = displayName({ profile, user });
  return (
    <BarMenu
      label={name}
      button={
        <>
          <Avatar name={name} />
          <span className={styles.name}>{name}</span>
        </>
      }
    >
      {(close) => <UserMenuItems onDone={close} />}
    </BarMenu>
  );
}
