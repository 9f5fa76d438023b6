import { memberWho } from '#http/builders.ts';
import { failures } from '#http/failure.ts';

const later = () => {
  throw failures.unavailable();
};

/** What stands on a text's pages. */
export function pageRoutes() {
  const read = memberWho().pdfs;
  return {
    pageTexts: read.pageTexts.handler(later),
    pageWords: read.pageWords.handler(later),
    words: read.words.handler(later),
  };
}
