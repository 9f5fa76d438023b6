import { placeOf } from './place.ts';
import type { Rule } from './tree.ts';

export const noParentImports: Rule = {
  name: 'no import climbs with ../',
  remedy: 'Write "#folder/x.ts" for another floor of the same app or package; "./" reaches your own slice.',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('../') || specifier === '..')
        .map(({ specifier, line }) => ({ path, line, what: specifier })),
    ),
};

export const dotStaysInSlice: Rule = {
  name: '"./" stays on its own floor and in its own feature',
  remedy: 'Write "#folder/x.ts", so that the prefix tells the floor.',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports }) => {
      const own = placeOf(path);
      return imports.flatMap(({ specifier, target, line }) => {
        if (!specifier.startsWith('./') || !target || own.side === 'elsewhere' || own.side === 'package') return [];
        const other = placeOf(target);
        const isInRoot = (floor: string) => floor === 'main' || floor === 'app';
        const isSame = own.floor === other.floor && own.feature === other.feature;
        const isAppBesideMain = isInRoot(own.floor) && /\/src\/app\.tsx?$/.test(target);
        return isSame || isAppBesideMain ? [] : [{ path, line, what: specifier }];
      });
    }),
};

export const importsNameTheFile: Rule = {
  name: 'an import of our own file names it with its ending',
  remedy: 'Node runs the sources as they are: write the ".ts".',
  check: ({ sources }) =>
    sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ specifier }) => /^(\.|#)/.test(specifier) && !/\.[a-z0-9]+(\?.*)?$/.test(specifier))
        .map(({ specifier, line }) => ({ path, line, what: specifier })),
    ),
};
