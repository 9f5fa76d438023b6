import { limits } from '@wordgrove/contract/limits';
import { correctTranslation } from '#features/dictionary/correct.ts';
import { openLexicon } from '#features/dictionary/lexicon.ts';
import { dictionaryRoutes } from '#features/dictionary/routes.ts';
import { secondSource } from '#features/dictionary/second-source.ts';
import { dictionaryService } from '#features/dictionary/service.ts';
import { warmUpOnUse } from '#features/dictionary/warm-up.ts';
import type { RecordEvidence } from '#features/memory/service.ts';
import { lookUpWord } from '#flows/look-up-word.ts';
import type { CountActivity } from '#platform/activity.ts';
import { jsonFetcher } from '#platform/fetch-json.ts';
import type { Built } from './parts.ts';
import type { ReportMistake } from './support.ts';

type Others = { recordEvidence: RecordEvidence; countActivity: CountActivity; reportMistake: ReportMistake };

export function buildDictionary(built: Built, { recordEvidence, countActivity, reportMistake }: Others) {
  const { db, clock, tell, log, settings } = built;
  const base = settings.DICTIONARY_API_BASE;
  const parts = { db, clock, tell, lexicon: openLexicon };
  return {
    routes: dictionaryRoutes({
      service: dictionaryService({
        ...parts,
        hasSecondSource: base !== undefined,
        countActivity,
      }),
      recordLookUp: lookUpWord({ ...parts, recordEvidence, countActivity }),
      askSecondSource: secondSource({
        db,
        clock,
        log,
        base,
        fetchJson: jsonFetcher({ timeoutMs: limits.secondSourceTimeoutMs }),
      }),
      reportMistake,
      correctTranslation: correctTranslation(parts),
    }),
    warmUpOnUse: warmUpOnUse({ lexicon: openLexicon, log }),
  };
}
