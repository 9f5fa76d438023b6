/** What npm's error codes mean to somebody who only wants to start the app, most specific first. */
const explanations = [
  {
    codes: [
      'ENOTFOUND',
      'EAI_AGAIN',
      'ENETUNREACH',
      'EHOSTUNREACH',
      'ECONNREFUSED',
      'ECONNRESET',
      'ETIMEDOUT',
      'ERR_SOCKET_TIMEOUT',
      'ENOTCACHED',
    ],
    sentence: 'The packages could not be downloaded: the npm registry does not answer. Is this computer online?',
  },
  { codes: ['ENOSPC'], sentence: 'The packages could not be installed: the disk is full.' },
  {
    codes: ['EACCES', 'EPERM', 'EROFS'],
    sentence: 'The packages could not be installed: this folder may not be written to.',
  },
  {
    codes: ['EINTEGRITY'],
    sentence: 'The packages could not be installed: a download differs from what was expected (checksum).',
  },
  {
    codes: ['E401', 'E403', 'E404', 'ETARGET'],
    sentence: 'The packages could not be installed: the npm registry refused one of them.',
  },
  { codes: ['EUSAGE'], sentence: 'package.json and package-lock.json do not fit together: run "npm install" once.' },
  { codes: ['spawn npm ENOENT'], sentence: 'npm was not found. It comes with Node: https://nodejs.org' },
];

const shownLines = 6;

/**
 * One sentence on why an install failed, followed by npm's own first lines.
 *
 * @param {string} output what npm wrote to its error stream
 */
export function explainFailedInstall(output) {
  const known = explanations.find(({ codes }) => codes.some((code) => new RegExp(`\\b${code}\\b`).test(output)));
  const said = output.split('\n').filter((line) => line.trim() !== '' && !line.includes('A complete log of this run'));
  return [
    known?.sentence ?? 'The packages could not be installed.',
    ...said.slice(0, shownLines).map((line) => `  ${line.trimEnd()}`),
  ].join('\n');
}
