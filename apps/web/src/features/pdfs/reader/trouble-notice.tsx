import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnceBack } from '#platform/use-once-back.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './trouble.module.css';
import type { Trouble } from './use-trouble.ts';

/** A single request that was lost comes again within this. */
const noticedMs = 1000;

type TroubleNoticeProps = {
  /** What keeps anything of the text from coming. */
  trouble: Trouble | null;
  /** The notice went with the focus in it. */
  onFocusLost: () => void;
};

/** Says once for all pages that something doesn't come, and once that all is there again. */
export function TroubleNotice({ trouble, onFocusLost }: TroubleNoticeProps) {
  const { t } = useTranslation('pdfs');
  const [wasTold, setTold] = useState(false);
  return (
    <>
      {trouble && <OpenNotice trouble={trouble} onTold={() => setTold(true)} onFocusLost={onFocusLost} />}
      <VisuallyHidden>
        <span role="status">{wasTold && !trouble && t('reader.all-here')}</span>
      </VisuallyHidden>
    </>
  );
}

type OpenNoticeProps = { trouble: Trouble; onTold: () => void; onFocusLost: () => void };

/** It goes when the trouble is over or its reader has read it; only another trouble brings it back. */
function OpenNotice({ trouble, onTold, onFocusLost }: OpenNoticeProps) {
  const { t } = useTranslation(['pdfs', 'app']);
  const { kind, at, retry } = trouble;
  const [isDismissed, setDismissed] = useState(false);
  const isShown = useSettled('trouble', noticedMs) && !isDismissed;
  const told = useEffectEvent(onTold);
  useOnceBack(kind === 'away', retry, at);
  useEffect(() => {
    if (isShown) told();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <KeptFocus onLost={onFocusLost}>
      <Notice
        tone="warning"
        title={t(`reader.trouble.${kind}.title`)}
        action={
          <span className={styles.actions}>
            <Button onClick={retry}>{t('app:retry')}</Button>
            <Button variant="plain" icon={IconX} aria-label={t('app:close')} onClick={() => setDismissed(true)} />
          </span>
        }
      >
        <p>{t(`reader.trouble.${kind}.text`)}</p>
      </Notice>
    </KeptFocus>
  );
}

/** Over the first lines of the pages, so that nothing moves when it comes and goes. */
function KeptFocus({ onLost, children }: { onLost: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const lost = useEffectEvent(onLost);
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.contains(document.activeElement)) lost();
    };
  }, []);
  return (
    <div ref={box} className={styles.over}>
      {children}
    </div>
  );
}
