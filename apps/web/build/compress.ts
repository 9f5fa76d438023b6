import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const textFile = /\.(m?js|css|svg|json|txt|xml|webmanifest)$/;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [small, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  if (small.length < bytes.length) await writeFile(`${file}.br`, small);
  if (zipped.length < bytes.length) await writeFile(`${file}.gz`, zipped);
}

/**
 * Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses a file twice. The
 * HTML templates are left alone: they are filled in for each request.
 */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      async handler(error) {
        if (error) return;
        const files = await readdir(folder, { recursive: true, withFileTypes: true });
        const texts = files.filter((file) => file.isFile() && textFile.test(file.name));
        await Promise.all(texts.map((file) => compressFile(join(file.parentPath, file.name))));
      },
    },
  };
}
