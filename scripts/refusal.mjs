const name = 'Refusal';

/**
 * An error whose message is written for the person at the keyboard; it is shown without a stack trace.
 *
 * @param {string} message says what is wrong and what to do
 */
export function refusal(message) {
  return Object.assign(new Error(message), { name });
}

/**
 * @param {unknown} error
 * @returns {error is Error}
 */
export function isRefusal(error) {
  return error instanceof Error && error.name === name;
}
