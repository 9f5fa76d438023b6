import type { ReactNode } from 'react';
import { Suspense, useMemo } from 'react';
import { useDialogSubject } from '#platform/use-dialog-subject.ts';
import type { WordPanelRequest } from '#platform/word-panel.ts';
import { WordPanelContext } from '#platform/word-panel.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

const WordPanel = lazyPart(() => import('#features/dictionary/panel/word-panel.tsx'), 'WordPanel', 'dictionary');

/** Lets every screen below open the dictionary's panel, whose code is loaded when it is first opened. */
export function WordPanelHost({ children }: { children: ReactNode }) {
  const { open, subject, ...panel } = useDialogSubject<WordPanelRequest>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only sets state, so the first one does as well as any
  const port = useMemo(() => ({ open }), []);
  return (
    <WordPanelContext.Provider value={port}>
      {children}
      {subject && (
        <Suspense fallback={null}>
          <WordPanel subject={subject} isOpen={panel.isOpen} opening={panel.opening} onClose={panel.close} />
        </Suspense>
      )}
    </WordPanelContext.Provider>
  );
}
