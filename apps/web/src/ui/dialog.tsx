import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useState } from 'react';

const loadWindow = () => import('./dialog-window.tsx');
const DialogWindow = lazy(() => loadWindow().then((module) => ({ default: module.DialogWindow })));

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeText: string;
  /** `full` fills the screen: for what is shown to a whole class. */
  size?: 'small' | 'medium' | 'large' | 'full' | undefined;
  children: ReactNode;
};

/**
 * A window over the page: keeps the focus inside, closes on Escape and gives the focus back. Its code is fetched once
 * the page is quiet, so that it is there when it is first opened and costs the first load nothing.
 */
export function Dialog(props: DialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);

  useEffect(() => {
    const timer = setTimeout(() => void loadWindow().catch(() => undefined), 2000);
    return () => clearTimeout(timer);
  }, []);

  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
