import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * @typedef {{ test: string, says: string }} Failure a test with its file, how the messages of its first failure begin,
 *   and the path of the picture
 */
/** @typedef {{ file: string, seconds: number }} Duration */
/**
 * @typedef {Counts & { failures?: Failure[], flaky?: Failure[], durations?: Duration[] }} Report
 *   flaky: what passed on its second try only; durations: how long each file took
 */
/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] | null, meta?: { picture?: string } }} VitestTest
 *   the set-up of the component tests notes the picture
 */
/**
 * @typedef {{ name: string, status: string, message?: string, startTime?: number, endTime?: number,
 *   assertionResults: VitestTest[] }} VitestFile times in ms
 */
/** @typedef {{ message?: string }} PlaywrightError */
/** @typedef {{ errors: PlaywrightError[], duration?: number, attachments?: { contentType: string, path?: string }[] }} PlaywrightResult */
/** @typedef {{ status: string, results: PlaywrightResult[] }} PlaywrightTest */
/** @typedef {{ title: string, specs?: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite */

/**
 * The counts of a Vitest JSON report. A test file that could not run at all is one failure.
 *
 * @param {string} file
 * @returns {Report}
 */
export function countVitest(file) {
  /** @type {{ testResults: VitestFile[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Failure[]} */
  const failures = [];
  /** @type {Failure[]} */
  const flaky = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    // A test that failed before it passed keeps the failure's message.
    for (const test of assertionResults)
      if (test.status === 'passed' && test.failureMessages?.[0]) flaky.push(vitestFailure(name, test));
    const wrong = assertionResults.filter((test) => test.status === 'failed');
    counts.passed += passed;
    counts.failed += status === 'failed' ? Math.max(wrong.length, 1) : wrong.length;
    counts.skipped += assertionResults.length - passed - wrong.length;
    failures.push(...wrong.map((test) => vitestFailure(name, test)));
    if (status === 'failed' && wrong.length === 0) failures.push(failure([basename(name)], [message]));
  }
  const durations = report.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: basename(name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { ...counts, failures, flaky, durations };
}

/**
 * The same for Playwright's JSON report. An error outside any test (a wrong configuration) is one failure.
 *
 * @param {string} file
 * @returns {Report}
 */
export function countPlaywright(file) {
  /**
   * @type {{
   *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
   *   errors: PlaywrightError[],
   *   suites: Suite[],
   * }}
   */
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => testsIn(suite, [], 'unexpected')),
      ...errors.map(({ message }) => failure(['outside any test'], [message])),
    ],
    flaky: suites.flatMap((suite) => testsIn(suite, [], 'flaky')),
    durations: suites.map((suite) => ({ file: suite.title, seconds: msOf(suite) / 1000 })),
  };
}

/**
 * The counts of what `bench/first-load.mjs` printed: one line for each page, with its files indented below it.
 *
 * @param {string} output
 * @returns {Report}
 */
export function countDownloads(output) {
  const lines = output.split('\n');
  const failures = lines.flatMap((line) => {
    const [, test, says] = /^(\S.*?) {2,}(.*\b(?:OVER|NOT)\b.*)$/.exec(line) ?? [];
    return test && says ? [{ test, says }] : [];
  });
  return {
    passed: lines.filter((line) => /^\S.* ok$/.test(line)).length,
    failed: failures.length,
    skipped: 0,
    failures,
  };
}

/**
 * The total time of all tries of all its tests.
 *
 * @param {Suite} suite
 * @returns {number}
 */
function msOf({ specs = [], suites = [] }) {
  const tries = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  const own = tries.reduce((sum, { duration = 0 }) => sum + duration, 0);
  return suites.reduce((sum, inner) => sum + msOf(inner), own);
}

/**
 * The tests with this outcome, each with the errors of its first failed try and the path of the screenshot.
 *
 * @param {Suite} suite
 * @param {string[]} above the titles of its parents
 * @param {'unexpected' | 'flaky'} ending
 * @returns {Failure[]}
 */
function testsIn({ title, specs = [], suites = [] }, above, ending) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === ending)
      .map(({ results }) => {
        const failed = results.find(({ errors }) => errors.length > 0);
        // After "Test timeout exceeded" the second error names the step; else the first is what went wrong.
        const messages = failed?.errors.slice(0, 3).map(({ message }) => message);
        const picture = failed?.attachments?.find(({ contentType }) => contentType === 'image/png')?.path;
        return failure([...path, spec.title], messages, picture);
      }),
  );
  return [...own, ...suites.flatMap((inner) => testsIn(inner, path, ending))];
}

/**
 * @param {string} file
 * @param {VitestTest} test the first of its messages is that of its first failure
 */
function vitestFailure(file, { fullName, failureMessages, meta }) {
  return failure([basename(file), fullName], [failureMessages?.[0]], meta?.picture);
}

/**
 * @param {string[]} path
 * @param {(string | undefined)[]} [messages] the first three lines of each are told
 * @param {string} [picture]
 * @returns {Failure}
 */
function failure(path, messages = [], picture) {
  const says = messages.flatMap((message = '') => {
    const lines = stripVTControlCharacters(message).split('\n');
    const begins = lines.filter((line) => line.trim() !== '').slice(0, 3);
    return begins.map((line) => line.trim().slice(0, 200));
  });
  return { test: path.join(' › '), says: [...says, ...(picture ? [picture] : [])].join('\n') };
}

/**
 * The final report of a part: a runner that failed without a failed test, or that ran nothing, counts as one failure.
 *
 * @param {Report | undefined} report undefined when the runner left none
 * @param {number | null} exitCode
 * @returns {Report}
 */
export function judgeRun(report, exitCode) {
  const said = report ?? { passed: 0, failed: 0, skipped: 0 };
  const isCrash = said.failed === 0 && (exitCode !== 0 || said.passed === 0);
  return isCrash ? { ...said, failed: 1 } : said;
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
 * The failed tests, each with its message, since long runs are read from the end. Empty when nothing failed.
 *
 * @param {{ name: string, counts: Report }[]} parts
 * @returns {string[]} lines
 */
export function failureLines(parts) {
  return parts.flatMap(({ name, counts: { failures = [] } }) =>
    failures.flatMap(({ test, says }) => [`${name} › ${test}`, ...says.split('\n').map((line) => `    ${line}`)]),
  );
}

/**
 * The tests that passed only on their second try, in the same form: each is a fault of the test or the product, however
 * rare.
 *
 * @param {{ name: string, counts: Report }[]} parts
 * @returns {string[]} lines
 */
export function flakyLines(parts) {
  return parts.flatMap(({ name, counts: { flaky = [] } }) =>
    flaky.flatMap(({ test, says }) => [`flaky: ${name} › ${test}`, ...says.split('\n').map((line) => `    ${line}`)]),
  );
}

/**
 * Where the time went.
 *
 * @param {{ name: string, counts: Report }[]} parts
 * @param {number} most how many files are named
 * @returns {string[]} lines, longest first
 */
export function slowestLines(parts, most) {
  return parts
    .flatMap(({ name, counts: { durations = [] } }) => durations.map((each) => ({ name, ...each })))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ name, file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name} › ${file}`);
}

/**
 * The last line of a test run.
 *
 * @param {Counts} counts
 */
export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
