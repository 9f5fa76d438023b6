import { expect, test } from 'vitest';
import { socketFolder } from './settings.ts';

test.runIf(process.platform !== 'win32')('a folder is no place for a socket whose name would be cut or misread', () => {
  expect(socketFolder('/srv/school/data')).toBe('/srv/school/data');
  expect(socketFolder(`/${'a'.repeat(87)}`)).toBe(`/${'a'.repeat(87)}`);
  expect(socketFolder(`/${'a'.repeat(88)}`)).toBeUndefined();
  expect(socketFolder(`/${'ü'.repeat(44)}`)).toBeUndefined();
  for (const each of ['/srv/a,b', '/srv/@home', '/srv/"x"']) expect(socketFolder(each)).toBeUndefined();
});
