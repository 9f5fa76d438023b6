import { filesAreShort, functionsAreShort } from './ceilings.ts';
import { clockIsAnArgument, noAny, noDefaultExport } from './code.ts';
import { oneComponentPerFile } from './components.ts';
import { noCycles } from './cycles.ts';
import {
  everyFileStandsOnAFloor,
  featuresAreApart,
  importsGoDown,
  onlyAppNamesRoutes,
  onlyFlowsJoinFeatures,
  rulesArePure,
  slicesGoDown,
} from './floors.ts';
import {
  languagesAreComplete,
  localesBelongToFeatures,
  pluralsFit,
  sentencesAreWritten,
  sentencesFillTheSame,
} from './locales.ts';
import { namesAreKebabCase, namesSaySomething, oneWordPerFeature } from './names.ts';
import {
  appsAreApart,
  contentStaysOnTheServer,
  lightPartsAreLight,
  packagesGoDown,
  packagesRunAnywhere,
  webTakesTypesOnly,
} from './packages.ts';
import { dotStaysInSlice, importsNameTheFile, noParentImports } from './specifiers.ts';
import { textsLiveInLocales } from './texts.ts';
import type { Rule } from './tree.ts';
import { onlyTheOwnerWrites } from './writes.ts';

/** Every fence, in the order of the report. */
export const rules: readonly Rule[] = [
  everyFileStandsOnAFloor,
  importsGoDown,
  featuresAreApart,
  onlyAppNamesRoutes,
  onlyFlowsJoinFeatures,
  slicesGoDown,
  rulesArePure,
  onlyTheOwnerWrites,
  packagesGoDown,
  packagesRunAnywhere,
  appsAreApart,
  contentStaysOnTheServer,
  webTakesTypesOnly,
  lightPartsAreLight,
  noCycles,
  noParentImports,
  dotStaysInSlice,
  importsNameTheFile,
  namesSaySomething,
  namesAreKebabCase,
  oneWordPerFeature,
  oneComponentPerFile,
  noDefaultExport,
  noAny,
  clockIsAnArgument,
  filesAreShort,
  functionsAreShort,
  textsLiveInLocales,
  localesBelongToFeatures,
  languagesAreComplete,
  sentencesAreWritten,
  sentencesFillTheSame,
  pluralsFit,
];
