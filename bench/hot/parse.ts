import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { password } from '#calls.ts';
import { startNode } from '#server.ts';
import type { Target } from './wrk.ts';

const version = '9.10.0';
const folder = resolve('.data/bench-parse');
const port = 3957;
const origin = `http://127.0.0.1:${port}`;
const app = { 'X-Parse-Application-Id': 'bench', 'Content-Type': 'application/json' };

export type Peer = { list: Target; increment: Target; stop: () => void };

/**
 * The peer: a ready-made backend on the same PostgreSQL, in its own database, with `users` signed-in users who own six
 * rows each. Installed on first use.
 *
 * @throws when it can't be installed or doesn't start
 */
export async function startParse(databaseUrl: string, users: number): Promise<Peer> {
  if (!install()) throw new Error('it could not be installed');
  const program = [resolve('bench/hot/parse-peer.mjs'), await freshDatabase(databaseUrl), String(port)];
  const child = await startNode(program, { cwd: folder, limitSeconds: 120 });
  const { pid = 0 } = child;
  const owners: Owner[] = [];
  try {
    for (let n = 0; n < users; n += 1) owners.push(await makeOwner(n));
  } catch (error) {
    // Else it would run on beside what is still measured.
    child.kill();
    throw error;
  }
  const headers = owners.map(({ token }) => ({ ...app, 'X-Parse-Session-Token': token }));
  return {
    list: { origin, pid, method: 'GET', paths: ['/parse/classes/Task?limit=6'], headers: headers.slice(0, 1) },
    increment: {
      origin,
      pid,
      method: 'PUT',
      paths: owners.map(({ row }) => `/parse/classes/Task/${row}`),
      headers,
      body: `'{"progress":{"__op":"Increment","amount":1}}'`,
    },
    stop: () => child.kill(),
  };
}

function install(): boolean {
  if (existsSync(join(folder, 'node_modules/parse-server'))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `parse-server@${version}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  return done.status === 0;
}

async function freshDatabase(url: string): Promise<string> {
  const name = 'bench_parse';
  const admin = new pg.Client(url);
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

type Owner = { token: string; row: string };

async function makeOwner(n: number): Promise<Owner> {
  const user = await post('/users', { username: `user${n}`, password });
  const rows = [];
  for (let place = 0; place < 6; place += 1) rows.push(await makeRow(user, place));
  return { token: user.sessionToken ?? '', row: rows[0] ?? '' };
}

type Made = { objectId: string; sessionToken?: string };

async function makeRow({ objectId, sessionToken = '' }: Made, place: number): Promise<string> {
  const row = {
    title: 'Look five words up',
    description: 'Find them in the dictionary.',
    type: 'dictionary',
    place,
    target: 1_000_000,
    progress: 0,
    xp: 40,
    ACL: { [objectId]: { read: true, write: true } },
  };
  const made = await post('/classes/Task', row, { 'X-Parse-Session-Token': sessionToken });
  return made.objectId;
}

async function post(path: string, body: object, more: Record<string, string> = {}): Promise<Made> {
  const answer = await fetch(`${origin}/parse${path}`, {
    method: 'POST',
    headers: { ...app, ...more },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Parse answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Made;
}
