import type { ListedNotice } from '@wordgrove/contract/notices';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutcomeToast } from '#platform/use-outcome-toast.ts';
import { Button } from '#ui/button.tsx';
import { FailedNotice } from '#ui/load-failed.tsx';
import { PopoverSheet } from '#ui/popover-sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import typography from '#ui/typography.module.css';
import { useNoticePages, useReadAll, useReadNotice } from './api.ts';
import { NoticeLink } from './notice-link.tsx';
import styles from './notice-panel.module.css';

type NoticePanelProps = {
  bell: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
  unread: number;
};

/** The list behind the bell. */
export function NoticePanel({ bell, isOpen, onClose, unread }: NoticePanelProps) {
  const { t } = useTranslation(['notices', 'app']);
  return (
    <PopoverSheet trigger={bell} isOpen={isOpen} onClose={onClose} title={t('title')} closeText={t('app:close')}>
      {isOpen && <NoticePages unread={unread} onLeave={onClose} />}
    </PopoverSheet>
  );
}

function NoticePages({ unread, onLeave }: { unread: number; onLeave: () => void }) {
  const { t } = useTranslation('notices');
  const query = useNoticePages();
  const shown = query.data?.pages.flatMap(({ notices }) => notices);
  if (!shown && query.isError) return <FailedNotice title={t('failed')} query={query} />;
  if (!shown) return <Skeleton shape="row" count={3} label={t('loading')} />;
  const [newest] = shown;
  if (!newest) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <>
      {unread > 0 && <ReadAllButton newest={newest.id} />}
      <NoticeRows notices={shown} onLeave={onLeave} />
      {query.isFetchNextPageError && (
        <FailedNotice title={t('failed')} query={{ ...query, refetch: query.fetchNextPage }} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button wide loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </>
  );
}

function ReadAllButton({ newest }: { newest: string }) {
  const { t } = useTranslation('notices');
  const { failed } = useOutcomeToast();
  const readAll = useReadAll();
  return (
    <Button variant="plain" onClick={() => readAll.mutate({ newest }, { onError: failed })}>
      {t('read-all')}
    </Button>
  );
}

/** Opening a notice reads it. */
function NoticeRows({ notices, onLeave }: { notices: readonly ListedNotice[]; onLeave: () => void }) {
  const read = useReadNotice();
  return (
    <ul className={typography.breaking}>
      {notices.map((notice) => (
        <li key={notice.id} className={styles.row}>
          <NoticeLink
            notice={notice}
            onOpen={() => {
              if (!notice.isRead) read.mutate({ id: notice.id });
              onLeave();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
