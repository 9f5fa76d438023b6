import { memberWho, teacherWho } from '#http/builders.ts';
import type { Call } from '#http/call.ts';
import { ofAsker, ofOwn, ofTaught } from '#http/call.ts';
import type { Caller, OwnRows, TaughtBy } from '#http/context.ts';
import type { DictionaryService } from './service.ts';

export type DictionaryParts = {
  service: DictionaryService;
  recordLookUp: Call<'dictionary.recordLookUp', [OwnRows, Caller]>;
  askSecondSource: Call<'dictionary.askSecondSource', [OwnRows]>;
  reportMistake: (caller: Caller, ip: string, ...report: Parameters<Call<'dictionary.report'>>) => Promise<void>;
  correctTranslation: Call<'dictionary.correctTranslation', [TaughtBy]>;
};

export function dictionaryRoutes({ service, ...parts }: DictionaryParts) {
  const reader = memberWho('view_dictionary');

  return {
    lookUp: reader.dictionary.lookUp.handler(({ context, input }) =>
      service.lookUp(context.own, context.role, input.word),
    ),
    recordLookUp: reader.dictionary.recordLookUp.handler(ofAsker(parts.recordLookUp)),
    suggest: reader.dictionary.suggest.handler(({ input }) => service.suggest(input.word)),
    askSecondSource: reader.dictionary.askSecondSource.handler(ofOwn(parts.askSecondSource)),

    history: reader.dictionary.history.handler(({ context }) => service.history(context.own)),
    removeFromHistory: reader.dictionary.removeFromHistory.handler(ofOwn(service.removeFromHistory)),
    clearHistory: reader.dictionary.clearHistory.handler(({ context }) => service.clearHistory(context.own)),

    savedWords: reader.dictionary.savedWords.handler(ofOwn(service.savedWords)),
    saveWord: reader.dictionary.saveWord.handler(ofOwn(service.saveWord)),
    removeSavedWord: reader.dictionary.removeSavedWord.handler(ofOwn(service.removeSavedWord)),

    report: reader.dictionary.report.handler(async ({ context, input, errors }) => {
      await parts.reportMistake(context.caller, context.ip, input, errors);
      return { received: true as const };
    }),
    correctTranslation: teacherWho('view_dictionary').dictionary.correctTranslation.handler(
      ofTaught(parts.correctTranslation),
    ),
  };
}
