import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * The counts in a file of Vitest's JSON reporter. A test file that could not run at all is one failure.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function countVitest(file) {
  /** @type {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report.testResults) {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.filter((test) => test.status === 'failed').length;
    counts.passed += passed;
    counts.failed += status === 'failed' ? Math.max(failed, 1) : failed;
    counts.skipped += assertionResults.length - passed - failed;
  }
  return counts;
}

/**
 * The counts in a file of Playwright's JSON reporter. An error outside any test (a wrong configuration) is one failure.
 *
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} */
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}

/**
 * What a part reports in the end: a runner that ended badly without a failed test, or that ran nothing, is one failure.
 *
 * @param {Counts | undefined} counts undefined when the runner left no report
 * @param {number | null} exitCode
 * @returns {Counts}
 */
export function judgeRun(counts, exitCode) {
  const { passed, failed, skipped } = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const isCrash = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: isCrash ? 1 : failed, skipped };
}

/**
 * @param {Counts[]} parts
 * @returns {Counts}
 */
export function addUp(parts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of parts) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The line that a test run ends with.
 *
 * @param {Counts} counts
 */
export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
