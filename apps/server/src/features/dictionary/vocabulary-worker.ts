import { answerFromWorker, workerInput } from '#platform/in-worker.ts';
import { readLexicon } from '#platform/lexicon-files.ts';
import type { TaughtWord } from './bank.ts';
import { openPronunciations } from './pronunciations.ts';
import { packVocabulary } from './vocabulary.ts';

// Sorting 170,000 words takes half a second and 100 MB, which the server's own thread should be spared.
const packed = packVocabulary({
  lemmas: readLexicon.lemmas(),
  uses: readLexicon.uses(),
  pronunciations: openPronunciations(readLexicon.pronunciations()),
  taught: workerInput() as readonly TaughtWord[],
});
answerFromWorker(
  packed,
  Object.values(packed).flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? buffer : [])),
);
