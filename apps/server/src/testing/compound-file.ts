/** An OLE compound file with a directory of these names and nothing else, in sectors of 512 bytes. */
export function compoundFile(names: readonly string[], chain: 'sound' | 'round' = 'sound'): Buffer {
  const perSector = 4;
  const sectors = Math.ceil(names.length / perSector);
  const file = Buffer.alloc(512 * (2 + sectors));
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file);
  file.writeUInt16LE(9, 30);
  // Sector 0 is the allocation table; the directory begins at sector 1.
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.fill(0xff, 68, 512);
  file.writeUInt32LE(0, 76);
  file.fill(0xff, 512, 1024);
  for (let sector = 1; sector <= sectors; sector += 1) {
    const last = chain === 'round' ? 1 : 0xfffffffe;
    file.writeUInt32LE(sector === sectors ? last : sector + 1, 512 + 4 * sector);
  }
  for (const [n, name] of names.entries()) {
    const at = 1024 + 128 * n;
    const length = file.write(name, at, 'utf16le');
    file.writeUInt16LE(length + 2, at + 64);
  }
  return file;
}
