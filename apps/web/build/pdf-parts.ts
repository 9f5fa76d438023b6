import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const root = dirname(require.resolve('pdfjs-dist/package.json'));
const { version } = require('pdfjs-dist/package.json') as { version: string };

/**
 * What few files need and pdf.js fetches by name: character maps, standard fonts, and decoders of rare pictures in
 * JavaScript: WebAssembly would need an exception in the security policy. Nothing that runs a file's scripts.
 */
const folders = { cmaps: /./, standard_fonts: /./, wasm: /^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$|_nowasm_fallback\.js$/ };

/** The address of these files; the version in it lets browsers keep them for good. */
const base = `assets/pdfjs-${version}/`;

/** Puts the parts that pdf.js fetches by name beside the app, and tells the app where they are: `__PDF_PARTS__`. */
export function pdfParts(): Plugin {
  return {
    name: 'pdf-parts',
    config: () => ({ define: { __PDF_PARTS__: JSON.stringify(`/${base}`) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, folder, name] = new RegExp(`^/${base}(\\w+)/([\\w.-]+)$`).exec(request.url ?? '') ?? [];
        if (!folder || !name) return next();
        createReadStream(join(root, folder, name))
          .on('error', next)
          .pipe(response);
      });
    },
    async generateBundle() {
      for (const [folder, wanted] of Object.entries(folders)) {
        for (const name of (await readdir(join(root, folder))).filter((each) => wanted.test(each))) {
          const source = await readFile(join(root, folder, name));
          this.emitFile({ type: 'asset', fileName: `${base}${folder}/${name}`, source });
        }
      }
    },
  };
}
