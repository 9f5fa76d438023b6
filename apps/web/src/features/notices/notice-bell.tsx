import { IconBell } from '@tabler/icons-react';
import { focusManager } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { limits } from '@wordgrove/contract/limits';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import dropdown from '#ui/dropdown.module.css';
import { latePart, useLatePart } from '#ui/late-part.ts';
import { useReadAbout, useUnread } from './api.ts';
import styles from './notice-bell.module.css';

const panel = latePart(
  'notice-panel',
  () => import('./notice-panel.tsx'),
  (module) => module.NoticePanel,
);

/** The bar's button for notices, with the number of unread ones; the list is loaded when it is first opened. */
export function NoticeBell() {
  const { t } = useTranslation('notices');
  const { data } = useUnread();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const NoticePanel = useLatePart(panel, isOpen, close);
  const preload = () => void panel.fetch().catch(() => undefined);
  const unread = data?.unread ?? 0;
  useReadOpened(unread);
  const count = unread > limits.noticesCounted ? `${limits.noticesCounted}+` : String(unread);
  return (
    <>
      <button
        type="button"
        ref={button}
        className={dropdown.button}
        aria-label={unread > 0 ? t('bell.unread', { count: unread, shown: count }) : t('bell.none')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size="1.5rem" aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.count}>
            <Badge count>{count}</Badge>
          </span>
        )}
      </button>
      {NoticePanel && <NoticePanel bell={button} isOpen={isOpen} onClose={close} unread={unread} />}
    </>
  );
}

/** Once the page of an assignment is in front of the reader, what the bell says about it is read. */
function useReadOpened(unread: number): void {
  const { assignmentId } = useParams({ strict: false });
  const isInFront = useSyncExternalStore(onFocus, isFocused);
  const { mutate, variables, data } = useReadAbout();
  // A refused call isn't repeated before there is news.
  const isRead = variables?.assignmentId === assignmentId && unread <= (data?.unread ?? unread);
  const isWanted = isInFront && unread > 0 && !isRead;
  useEffect(() => {
    if (isWanted && assignmentId !== undefined) mutate({ assignmentId });
  }, [isWanted, assignmentId, mutate]);
}

const onFocus = (follow: () => void) => focusManager.subscribe(follow);
const isFocused = () => focusManager.isFocused();
