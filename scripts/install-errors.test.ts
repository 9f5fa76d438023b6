import { expect, it } from 'vitest';
import { explainFailedInstall } from './install-errors.mjs';

it.each([
  ['npm error code ENOTFOUND\nnpm error network getaddrinfo ENOTFOUND', /Is this computer online\?/],
  ['npm error code ENOTCACHED', /Is this computer online\?/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error code EUSAGE', /run "npm install" once/],
  ['spawn npm ENOENT', /npm was not found/],
  ['something unheard of', /^The packages could not be installed\.\n {2}something unheard of$/],
])('explains %j', (output, sentence) => {
  expect(explainFailedInstall(output)).toMatch(sentence);
});
