import type { LibraryText } from '@wordgrove/contract/pdfs';

/** A text of three pages, for tests and the guide's pictures. */
export const lighthouse: LibraryText = {
  id: '0190a1b2-0000-7000-8000-0000000000f1',
  title: 'The old lighthouse',
  description: 'A story about a stormy night.',
  kind: 'pdf',
  path: 'pdfs/0190a1b2-0000-7000-8000-0000000000f1',
  fileName: 'lighthouse.pdf',
  bytes: 28_570,
  preparation: 'ready',
  pages: 3,
  words: 151,
  hasText: true,
  level: 'A2',
  hasCover: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  teacherName: 'Mr Grove',
  progress: { place: null, pagesRead: 0, finishedAt: null, openedAt: '2026-11-24T08:00:00.000Z' },
};

/** Its pages, as the server reads them. */
export const lighthousePages: readonly string[] = [
  'The old lighthouse\n\nMina lives in a small town by the sea. Every evening, she looks out of her window and sees the light of the old lighthouse. It turns slowly, and it helps the ships to find their way home.\n\nOne night, a strong storm came. The wind broke the glass, and the light went out. Mina saw that it was dark outside, and she ran to wake her grandfather.',
  'A lamp in the dark\n\nHer grandfather took two lamps and a long rope. Together they climbed the narrow stairs of the lighthouse. Mina counted every step, so that she wouldn’t be afraid.\n\nAt the top, they lit the lamps and put them where the great light had been. Far away on the water, somebody rang a bell to thank them.',
  'Morning\n\nIn the morning, the whole town came to the harbour. Five boats had come back, and nobody was hurt.',
];
