import { useEffect, useRef } from 'react';
import { whenServerIsBack } from '#platform/server-reach.ts';
import { Button } from './button.tsx';
import { useKitTexts } from './kit-texts.ts';
import { Notice } from './notice.tsx';

/** Shown in place of a part that couldn't be fetched; retries by itself if the server was away. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const { partFailed, retry } = useKitTexts();
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => whenServerIsBack(() => latest.current()), []);
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{retry}</Button>}>
      {partFailed}
    </Notice>
  );
}
