import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addUp, countLine, countPlaywright, countVitest, judgeRun } from './reports.mjs';

function report(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the counts of a test run', () => {
  it('takes a test file that could not run as one failure', () => {
    const ran = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] };
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'failed' }] };
    const crashed = { status: 'failed', assertionResults: [] };
    const counts = countVitest(report({ testResults: [ran, failed, crashed] }));
    expect(counts).toEqual({ passed: 1, failed: 3, skipped: 1 });
  });

  it('takes a Playwright error outside any test as one failure', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const counts = countPlaywright(report({ stats, errors: [{}] }));
    expect(counts).toEqual({ passed: 6, failed: 2, skipped: 2 });
  });

  it.each([
    ['left no report', undefined, 0],
    ['ended badly with all tests green', { passed: 3, failed: 0, skipped: 0 }, 1],
    ['was killed', { passed: 3, failed: 0, skipped: 0 }, null],
    ['ran nothing', { passed: 0, failed: 0, skipped: 0 }, 0],
  ])('fails a runner that %s', (_how, counts, exitCode) => {
    expect(judgeRun(counts, exitCode).failed).toBe(1);
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
