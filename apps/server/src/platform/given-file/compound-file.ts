import type { FileHandle } from 'node:fs/promises';
import { readAt } from './read-at.ts';

const signature = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const noSector = 0xfffffffa;
const entryBytes = 128;
/** A document has a few streams and a few for each embedded object. */
const directorySectorsMax = 256;
const namedInHeader = 109;

export function beginsCompoundFile(head: Buffer): boolean {
  return head.subarray(0, signature.length).equals(signature);
}

/**
 * The names of the streams of an OLE compound file, the container of old Word, Excel and others; null when it is
 * damaged. Only its directory is read (MS-CFB 2.2 and 2.6).
 */
export async function streamNames(handle: FileHandle): Promise<string[] | null> {
  const header = await readAt(handle, 0, 512);
  if (header.length < 512) return null;
  const sectorBytes = 2 ** header.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) return null;
  const sectorAt = (sector: number) => readAt(handle, (sector + 1) * sectorBytes, sectorBytes);

  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let left = directorySectorsMax; sector < noSector; left -= 1) {
    const directory = await sectorAt(sector);
    if (left === 0 || directory.length < sectorBytes) return null;
    for (let at = 0; at < sectorBytes; at += entryBytes) names.push(nameAt(directory, at));
    const next = await nextSector(sector, { header, sectorBytes, sectorAt });
    if (next === null) return null;
    sector = next;
  }
  return names.filter((name) => name !== '');
}

function nameAt(directory: Buffer, at: number): string {
  const bytes = directory.readUInt16LE(at + 64);
  return bytes < 2 || bytes > 64 ? '' : directory.toString('utf16le', at, at + bytes - 2);
}

type Sectors = { header: Buffer; sectorBytes: number; sectorAt: (sector: number) => Promise<Buffer> };

async function nextSector(sector: number, sectors: Sectors): Promise<number | null> {
  const perSector = sectors.sectorBytes / 4;
  const table = await tableSector(Math.floor(sector / perSector), sectors);
  if (table === null || table >= noSector) return null;
  return wordAt(await sectors.sectorAt(table), sector % perSector);
}

/**
 * The sector of a part of the allocation table: the header names the first 109, which is enough for 7 MB, and a chain of
 * sectors the rest.
 */
async function tableSector(part: number, { header, sectorBytes, sectorAt }: Sectors): Promise<number | null> {
  if (part < namedInHeader) return header.readUInt32LE(76 + 4 * part);
  const perSector = sectorBytes / 4 - 1;
  let names = header.readUInt32LE(68);
  for (let left = Math.floor((part - namedInHeader) / perSector); left > 0; left -= 1) {
    const next = names < noSector ? wordAt(await sectorAt(names), perSector) : null;
    if (next === null) return null;
    names = next;
  }
  return names < noSector ? wordAt(await sectorAt(names), (part - namedInHeader) % perSector) : null;
}

function wordAt(sector: Buffer, place: number): number | null {
  return 4 * place + 4 <= sector.length ? sector.readUInt32LE(4 * place) : null;
}
