import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { ContentError, loadContent } from '#load.ts';
import type { Picture } from '#types.ts';

// For the build of the pages and for tests. The server knows pictures only by name: the set is 9 MB of text.

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@iconify-json/fluent-emoji-flat/package.json'));

const box = { left: z.number().default(0), top: z.number().default(0) };
const setSchema = z.object({
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), ...box, width: z.number().optional(), height: z.number().optional() }),
  ),
  width: z.number().default(16),
  height: z.number().default(16),
});
const infoSchema = z.object({ license: z.object({ spdx: z.string().optional() }).optional() });
const packageSchema = z.object({ name: z.string(), version: z.string() });

export type PictureSet = {
  name: string;
  /** Its terms, by their SPDX name. */
  licence: string | undefined;
  drawings: z.infer<typeof setSchema>;
};

/** The set that pictures are taken from, as it is installed. */
function readPictureSet(): PictureSet {
  return {
    name: packageSchema.parse(read('package.json')).name,
    licence: infoSchema.parse(read('info.json')).license?.spdx,
    drawings: setSchema.parse(read('icons.json')),
  };
}

/** A picture changes only with the set's version. */
export function pictureSetVersion(): string {
  return packageSchema.parse(read('package.json')).version;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/**
 * The pictures that the set lacks, and all of them if it may not be passed on or our notices don't say where they come
 * from; a sentence each, with the word.
 *
 * @param notices the text that says what we hold of others
 */
export function pictureSetFaults(
  pictures: readonly Picture[],
  { name, licence, drawings }: PictureSet,
  notices: string,
): string[] {
  return pictures.flatMap(({ word, picture }) => {
    const faults = [
      ...(licence ? [] : [`the set of its picture, ${name}, has no licence`]),
      ...(notices.includes(name) ? [] : [`NOTICE.txt doesn't name the set of its picture, ${name}`]),
      ...(Object.hasOwn(drawings.icons, picture) ? [] : [`${name} has no picture "${picture}"`]),
    ];
    return faults.map((fault) => `pictures.json: "${word}": ${fault}`);
  });
}

/**
 * The pictures of all words as SVG, by their names.
 *
 * @throws ContentError when one can't be had, or not lawfully
 */
export function drawPictures(): Map<string, string> {
  const { pictures } = loadContent();
  const set = readPictureSet();
  const notices = readFileSync(new URL('../NOTICE.txt', import.meta.url), 'utf8');
  const faults = pictureSetFaults(pictures, set, notices);
  if (faults.length > 0) throw new ContentError(faults);
  return new Map(pictures.map(({ picture }) => [picture, draw(set, picture)]));
}

function draw({ drawings: { icons, width, height } }: PictureSet, name: string): string {
  const icon = icons[name];
  if (!icon) return '';
  const edges = [icon.left, icon.top, icon.width ?? width, icon.height ?? height].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${edges}">${icon.body}</svg>`;
}
