import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { licenceKeptByHand } from './kept-licences.ts';
import type { ShippedPackage } from './shipped-packages.ts';
import { nameOf, shippedPackages } from './shipped-packages.ts';

const noticesFile = 'third-party-notices.txt';

/** Notices that data and programs ask for but no package's own licence file contains; kept where they are used. */
const keptNotices = [
  'packages/content/NOTICE.txt',
  'packages/language/NOTICE.txt',
  'apps/server/NOTICE.txt',
  'apps/server/NOTICE-database.txt',
  'apps/web/NOTICE.txt',
];

const head = `What Wordgrove holds of others, and under which terms

First data and programs, then the packages that the pages hold or the server runs from, each with its own notice. The
fonts are among the packages: Atkinson Hyperlegible Next and Bricolage Grotesque, both under the SIL Open Font License.
`;

const line = '='.repeat(80);

/** One text with every notice; throws when a shipped package has none. */
export function noticesOf(root: string): string {
  const kept = keptNotices.map((file) => readFileSync(join(root, file), 'utf8').trim());
  const packagesOf = new Map<string, string[]>();
  for (const shipped of shippedPackages(root)) {
    const text = noticeOf(shipped);
    if (text === undefined) throw new Error(`${shipped.name} has no licence file: add it to kept-licences.ts`);
    packagesOf.set(text, [...(packagesOf.get(text) ?? []), `${shipped.name} ${shipped.version}`]);
  }
  const listed = [...packagesOf].map(([text, names]) => `${names.join('\n')}\n\n${text}`);
  return `${[head.trim(), ...kept, ...listed].join(`\n\n${line}\n\n`)}\n`;
}

/** The package's licence and notice files, else what its README says, else the copy we keep. */
function noticeOf({ name, folder }: ShippedPackage): string | undefined {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice|copyright)([.-]|$)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return texts.length > 0 ? texts.join('\n\n') : (licenceInReadme(folder) ?? licenceKeptByHand(name));
}

function licenceInReadme(folder: string): string | undefined {
  const readme = readdirSync(folder).find((file) => /^readme/i.test(file));
  const text = readme && readFileSync(join(folder, readme), 'utf8');
  const [, section] =
    text?.match(/^#+ *licen[cs]e\n+([\s\S]*?Permission is hereby granted[\s\S]*?)(?:\n#|$(?![\s\S]))/im) ?? [];
  return section?.trim();
}

/** Writes the notices beside the pages, and fails a build that contains a package they don't name. */
export function notices(root: string): Plugin {
  return {
    name: 'notices',
    configureServer({ middlewares }) {
      middlewares.use(`/${noticesFile}`, (_, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8').end(noticesOf(root));
      });
    },
    generateBundle(_options, bundle) {
      const named = new Set(shippedPackages(root).map(({ name }) => name));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const foreign = chunk.moduleIds.find((id) => /node_modules[\\/]/.test(id) && !named.has(nameOf(id)));
        if (foreign) this.error(`${foreign} reached the pages, but the notices don't name its package`);
      }
      this.emitFile({ type: 'asset', fileName: noticesFile, source: noticesOf(root) });
    },
  };
}
