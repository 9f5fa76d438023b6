/**
 * 500 connections whose request never ends, 50 uploads at 1 KB/s, and 100 live streams and 50 downloads that nobody
 * reads, while others work. `slow-clients.ts [rounds] [seconds]`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileBucket, streamPaths } from '@wordgrove/contract/paths';
import { v7 as uuid } from 'uuid';
import { openClass, registerTeacher } from '#calls.ts';
import type { School } from '#live/school.ts';
import { openSchool, setOpen } from '#live/school.ts';
import { giveText } from '#pdfs/give.ts';
import { largePdf } from '#pdfs/large-pdf.ts';
import type { Server } from '#server.ts';
import { pinGenerator, withServer } from '#server.ts';
import { at, report, time } from '#times.ts';
import type { Watched } from './while-others-work.ts';
import { watchMemory, watchOthers } from './while-others-work.ts';

const [rounds = 3, seconds = 20] = process.argv.slice(2).map(Number);
const counts = { endless: 500, uploads: 50, streams: 100, downloads: 50 };
/** As many as the server takes of one person, so that few have to register. */
const [uploadsOfOne, streamsOfOne] = [4, 5];
const files = streamPaths.files.replace(':bucket', fileBucket);

type Given = {
  worker: string;
  giveBook: () => Promise<string>;
  school: School;
  senders: { cookie: string; appCheck: string }[];
  /** The address of a file's bytes, for the worker. */
  book: string;
};

const folder = mkdtempSync(join(tmpdir(), 'wordgrove-bench-'));
await withServer(folder, measure).finally(() => rmSync(folder, { recursive: true, force: true }));

async function measure(server: Server): Promise<void> {
  const given = await gather(server);
  pinGenerator();
  const work = () => Promise.all([upload(given), changeClass(server, given)]);
  const watched = { without: [] as Watched[], among: [] as Watched[] };
  let memory = { before: 0, most: 0 };
  await watchOthers(server.origin, given.worker, work);
  for (let round = 1; round <= rounds; round += 1) {
    watched.without.push(await watchOthers(server.origin, given.worker, work));
    const watch = watchMemory(server);
    const slow = slowClients(server.port, given);
    await delay(5000);
    console.log(`held: ${slow.held()}`);
    watched.among.push(await watchOthers(server.origin, given.worker, work));
    console.log(`held at the end: ${slow.held()}`);
    const { before, most } = watch.stop();
    slow.end();
    await delay(3000);
    if (most - before > memory.most - memory.before) memory = { before, most };
  }

  const [without, among] = [watched.without, watched.among].map((all) => all.flatMap(({ times }) => times));
  const failed = [...watched.without, ...watched.among].reduce((sum, each) => sum + each.failed, 0);
  report('calls without slow clients', without ?? []);
  report('calls among slow clients', among ?? []);
  const change = 100 * (at(among ?? [], 0.95) / at(without ?? [], 0.95) - 1);
  const { before, most } = memory;
  console.log(`p95 ${change.toFixed(0)} %; resident ${before} MB before, ${most} MB at most; failed calls: ${failed}`);
  if (change > 20 || most - before > 100 || failed > 0) process.exitCode = 1;
}

/** Everybody registers, and what loads once is loaded. */
async function gather({ ask, origin, dataDir }: Server): Promise<Given> {
  const worker = await registerTeacher(ask);
  const { classId } = await openClass(ask, worker);
  const bytes = await largePdf(306);
  const giveBook = () => giveText({ origin, ask, teacher: worker, classId }, bytes);
  const path = `${files}/${encodeURIComponent(`pdfs/${await giveBook()}`)}`;
  const described = await fetch(origin + path, { headers: { cookie: worker } });
  const { downloadTokens } = (await described.json()) as { downloadTokens: string };
  const school = await openSchool({ ask, dataDir }, counts.streams / streamsOfOne);
  const senders = [];
  while (senders.length < counts.uploads / uploadsOfOne) {
    const cookie = await registerTeacher(ask);
    const { appCheck } = await ask.ok<{ appCheck: string }>('GET', '/pdfs/upload-ticket', undefined, cookie);
    senders.push({ cookie, appCheck });
  }
  return { worker, giveBook, school, senders, book: `${path}?alt=media&token=${downloadTokens}` };
}

async function upload({ giveBook }: Given): Promise<void> {
  console.log(`a book of 9.6 MB is uploaded and read in ${(await time(giveBook)).toFixed(0)} ms`);
}

/** Every second all students are told something, on streams that they don't read. */
async function changeClass({ ask }: Server, { school }: Given): Promise<void> {
  for (let n = 1; n <= seconds; n += 1) {
    await Promise.all([delay(1000), setOpen(ask, school, n % 2 === 0)]);
  }
}

/** Begins all of them, and begins anew what the server ends. */
function slowClients(port: number, { worker, school, senders, book }: Given) {
  const open = new Map<string, number>();
  const sockets = new Set<Socket>();
  let isOver = false;
  const everySecond = new Map<Socket, string>();
  const hold = (kind: keyof typeof counts, head: string, more: string | null) => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    if (more === null) socket.pause();
    else socket.resume();
    sockets.add(socket);
    open.set(kind, (open.get(kind) ?? 0) + 1);
    if (more !== null) everySecond.set(socket, more);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.set(kind, (open.get(kind) ?? 0) - 1);
      everySecond.delete(socket);
      sockets.delete(socket);
      setTimeout(() => hold(kind, head, more), 1000);
    });
  };
  const head = (line: string, cookie: string) => `${line} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n`;
  for (let n = 0; n < counts.endless; n += 1)
    hold('endless', head('GET /api/profiles/me', worker), 'x-more: and more\r\n');
  for (let n = 0; n < counts.uploads; n += 1) {
    const { cookie = '', appCheck = '' } = senders[Math.floor(n / uploadsOfOne)] ?? {};
    const line = head(`POST ${files}?name=pdfs/${uuid()}`, cookie);
    const form = `content-type: multipart/form-data; boundary=x\r\ncontent-length: 10000000\r\nx-app-check: ${appCheck}\r\n`;
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4';
    hold('uploads', `${line}${form}\r\n${part}`, 'x'.repeat(1024));
  }
  for (let n = 0; n < counts.streams; n += 1) {
    hold('streams', `${head('GET /api/live', school.students[Math.floor(n / streamsOfOne)] ?? '')}\r\n`, null);
  }
  for (let n = 0; n < counts.downloads; n += 1) hold('downloads', `${head(`GET ${book}`, worker)}\r\n`, null);
  const timer = setInterval(() => {
    for (const [socket, more] of everySecond) socket.write(more);
  }, 1000);
  return {
    held: () => [...open].map(([kind, count]) => `${count} ${kind}`).join(', '),
    end: () => {
      isOver = true;
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
