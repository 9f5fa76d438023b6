import { drawPictures, pictureSetVersion } from '@wordgrove/content/picture-set';
import type { Plugin } from 'vite';

/** The address of the pictures of words; the version in it lets browsers keep them for good. */
const base = `assets/words-${pictureSetVersion()}/`;

/**
 * Puts each picture of a word beside the app as a file of its own, loaded where it is shown, and tells the app where they
 * are: `__WORD_PICTURES__`. A picture that may not be shown, or isn't there, stops the build.
 */
export function wordPictures(): Plugin {
  return {
    name: 'word-pictures',
    config: () => ({ define: { __WORD_PICTURES__: JSON.stringify(`/${base}`) } }),
    configureServer(server) {
      let files: ReturnType<typeof drawPictures> | undefined;
      server.middlewares.use((request, response, next) => {
        const [, name = ''] = new RegExp(`^/${base}([a-z0-9-]+)\\.svg$`).exec(request.url ?? '') ?? [];
        if (!name) return next();
        files ??= drawPictures();
        const file = files.get(name);
        if (!file) return next();
        response.setHeader('content-type', 'image/svg+xml').end(file);
      });
    },
    generateBundle() {
      for (const [name, source] of drawPictures()) {
        this.emitFile({ type: 'asset', fileName: `${base}${name}.svg`, source });
      }
    },
  };
}
