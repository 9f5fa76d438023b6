import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  addUp,
  countDownloads,
  countLine,
  countPlaywright,
  countVitest,
  failureLines,
  flakyLines,
  judgeRun,
  slowestLines,
} from './reports.mjs';

function report(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the counts of a test run', () => {
  it('takes a test file that could not run as one failure', () => {
    const wrong = (fullName: string) => ({ status: 'failed', fullName, failureMessages: [`${fullName} is wrong`] });
    const ran = {
      name: '/a/b.test.ts',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        { status: 'passed' },
        { status: 'pending' },
        {
          status: 'passed',
          fullName: 'at last',
          failureMessages: ['no focus', 'no answer'],
          meta: { picture: '/one.png' },
        },
      ],
    };
    const seen = { ...wrong('two'), meta: { picture: '/two.png' } };
    const failed = { name: '/a/c.test.ts', status: 'failed', assertionResults: [wrong('one'), seen] };
    const crashed = { name: '/a/d.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
    expect(countVitest(report({ testResults: [ran, failed, crashed] }))).toEqual({
      passed: 2,
      failed: 3,
      skipped: 1,
      failures: [
        { test: 'c.test.ts › one', says: 'one is wrong' },
        { test: 'c.test.ts › two', says: 'two is wrong\n/two.png' },
        { test: 'd.test.ts', says: 'no such module' },
      ],
      flaky: [{ test: 'b.test.ts › at last', says: 'no focus\n/one.png' }],
      durations: [
        { file: 'b.test.ts', seconds: 2.5 },
        { file: 'c.test.ts', seconds: 0 },
        { file: 'd.test.ts', seconds: 0 },
      ],
    });
  });

  it('counts each page within its limit, and names those that are over it or missing', () => {
    const output = [
      'landing, HTML and style          12.1 kB of  40  ok',
      '       4.1 assets/index.css',
      'login, script and style (fr)    146.2 kB of 145  OVER by 1.2 kB',
      '     105.0 assets/OVER.js',
      'library, added                 NOT in this build (src/library.tsx)',
      'pdf.js, once a PDF is opened    250.0 kB',
    ].join('\n');
    expect(countDownloads(output)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: [
        { test: 'login, script and style (fr)', says: '146.2 kB of 145  OVER by 1.2 kB' },
        { test: 'library, added', says: 'NOT in this build (src/library.tsx)' },
      ],
    });
  });

  it('takes a Playwright error outside any test as one failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const failed = { duration: 1500, errors: [{ message: '\u001b[31mError: no button\u001b[39m\n\nCall log:\n1\n2' }] };
    const passed = { duration: 1500, errors: [] };
    const specs = [
      { title: 'signs in', tests: [{ status: 'unexpected', results: [failed, failed] }] },
      { title: 'signs out', tests: [{ status: 'flaky', results: [failed, passed] }] },
    ];
    const suites = [{ title: 'login.spec.ts', suites: [{ title: 'a student', specs }] }];
    expect(countPlaywright(report({ stats, errors: [{ message: 'no config' }], suites }))).toEqual({
      passed: 6,
      failed: 2,
      skipped: 2,
      failures: [
        { test: 'login.spec.ts › a student › signs in', says: 'Error: no button\nCall log:\n1' },
        { test: 'outside any test', says: 'no config' },
      ],
      durations: [{ file: 'login.spec.ts', seconds: 6 }],
      flaky: [{ test: 'login.spec.ts › a student › signs out', says: 'Error: no button\nCall log:\n1' }],
    });
  });

  it("tells a journey's first failed try: its errors, the first one first, and its picture", () => {
    const tried = (picture: string, ...messages: string[]) => ({
      errors: messages.map((message) => ({ message })),
      attachments: [{ contentType: 'image/png', path: picture }],
    });
    const first = tried('/first.png', 'Error: no button', 'The pages complained:\nno chunk');
    const specs = [
      { title: 'signs in', tests: [{ status: 'unexpected', results: [first, tried('/second.png', 'too slow')] }] },
      { title: 'signs out', tests: [{ status: 'flaky', results: [first, { errors: [] }] }] },
    ];
    const stats = { expected: 0, unexpected: 1, flaky: 1, skipped: 0 };
    const { failures, flaky } = countPlaywright(report({ stats, errors: [], suites: [{ title: 'a.spec.ts', specs }] }));
    const says = 'Error: no button\nThe pages complained:\nno chunk\n/first.png';
    expect(failures).toEqual([{ test: 'a.spec.ts › signs in', says }]);
    expect(flaky).toEqual([{ test: 'a.spec.ts › signs out', says }]);
  });

  it.each([
    ['left no report', undefined, 0],
    ['ended badly with all tests green', { passed: 3, failed: 0, skipped: 0 }, 1],
    ['was killed', { passed: 3, failed: 0, skipped: 0 }, null],
    ['ran nothing', { passed: 0, failed: 0, skipped: 0 }, 0],
  ])('fails a runner that %s', (_how, counts, exitCode) => {
    expect(judgeRun(counts, exitCode).failed).toBe(1);
  });

  it('lists failures, and nothing when there are none', () => {
    const counts = { passed: 1, failed: 1, skipped: 0 };
    const failures = [{ test: 'a.test.ts › adds', says: 'expected 2\ngot 3' }];
    expect(failureLines([{ name: 'unit', counts: { ...counts, failures } }])).toEqual([
      'unit › a.test.ts › adds',
      '    expected 2',
      '    got 3',
    ]);
    expect(failureLines([{ name: 'types', counts }])).toEqual([]);
  });

  it('lists tests that passed only on their second try, apart from failures', () => {
    const counts = { passed: 2, failed: 0, skipped: 0, flaky: [{ test: 'a.spec.ts › opens', says: 'no menu' }] };
    expect(flakyLines([{ name: 'e2e', counts }])).toEqual(['flaky: e2e › a.spec.ts › opens', '    no menu']);
    expect(failureLines([{ name: 'e2e', counts }])).toEqual([]);
  });

  it('lists the slowest files of all parts together', () => {
    const counts = { passed: 1, failed: 0, skipped: 0 };
    const unit = { ...counts, durations: [{ file: 'a.test.ts', seconds: 1 }] };
    const e2e = {
      ...counts,
      durations: [
        { file: 'b.spec.ts', seconds: 0.5 },
        { file: 'c.spec.ts', seconds: 62.04 },
      ],
    };
    const parts = [
      { name: 'types', counts },
      { name: 'unit', counts: unit },
      { name: 'e2e', counts: e2e },
    ];
    expect(slowestLines(parts, 2)).toEqual(['    62.0 s  e2e › c.spec.ts', '     1.0 s  unit › a.test.ts']);
  });

  it('ends with one line, which names skipped tests only when there are any', () => {
    const total = addUp([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 3 },
    ]);
    expect(countLine(total)).toBe('3 passed, 1 failed, 3 skipped');
    expect(countLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  });
});
