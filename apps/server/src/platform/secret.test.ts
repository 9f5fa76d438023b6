import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecret } from './secret.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const permissions = async (file: string) => (await stat(file)).mode & 0o777;

describe('loadSecret', () => {
  it('makes 256 random bits at the first start and keeps them for the owner only', async () => {
    const data = join(folder, 'not', 'there', 'yet');
    const first = await loadSecret(data);
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(await loadSecret(data)).toBe(first);
    expect(await permissions(join(data, 'auth-secret'))).toBe(0o600);
    expect(await readdir(data)).toEqual(['auth-secret']);
  });

  it('takes the file back from other readers when its mode was loosened', async () => {
    await loadSecret(folder);
    await chmod(join(folder, 'auth-secret'), 0o644);
    await loadSecret(folder);
    expect(await permissions(join(folder, 'auth-secret'))).toBe(0o600);
  });

  it('gives processes that start together the same secret', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'secret.ts'));
    const program = `const { loadSecret } = await import(${module}); process.stdout.write(await loadSecret(${JSON.stringify(folder)}));`;
    const start = () =>
      new Promise<string>((resolve, reject) => {
        const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let printed = '';
        child.stdout.on('data', (part: Buffer) => {
          printed += part.toString();
        });
        child.on('error', reject);
        child.on('close', () => resolve(printed));
      });
    const within = await Promise.all(Array.from({ length: 50 }, () => loadSecret(folder)));
    const apart = await Promise.all([start(), start(), start()]);
    expect(new Set([...within, ...apart]).size).toBe(1);
    expect(await readdir(folder)).toEqual(['auth-secret']);
  });

  it('says so when the kept file is damaged, instead of signing with what is left', async () => {
    await writeFile(join(folder, 'auth-secret'), '');
    await expect(loadSecret(folder)).rejects.toThrow(/auth-secret is damaged\. Delete it/);
  });

  it('takes a strong AUTH_SECRET as it is and writes nothing', async () => {
    const strong = 'n8Qe2xYp0ZkR7mVt4Wc1Jb6Ls9Hd3Fg5';
    expect(await loadSecret(folder, strong)).toBe(strong);
    expect(await readdir(folder)).toEqual([]);
  });
});
