// Prepares everything a command needs: the packages, the right Node, and with --build the web app. It runs before
// anything is installed, so it uses only built-in modules and works on Node 20.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endChildrenWithUs } from './child.mjs';
import { ensurePackages } from './install.mjs';
import { findNode } from './node-version.mjs';
import { Refusal } from './refusal.mjs';
import { ensureWebBuild } from './web-build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

endChildrenWithUs({ withParent: true });
try {
  await ensurePackages(root);
  const node = findNode(root);
  if (process.argv.includes('--build')) await ensureWebBuild(root, node);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
