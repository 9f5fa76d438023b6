import { lazyPart } from '#ui/lazy-part.tsx';

/** With what only a preview needs: the form doesn't wait for it. */
export const HomeworkPreview = lazyPart(
  () => import('./homework-preview.tsx'),
  'HomeworkPreview',
  'assignments',
  'assignments-hand-in',
  'pdfs-files',
);
