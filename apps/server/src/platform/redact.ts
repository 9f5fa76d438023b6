/** Replaces anything secret or personal. */
const hidden = '[hidden]';

const secretKey =
  /cookie|authorization|password|passphrase|secret|token|link|api-?key|(?:invite|sign-?in)code|^pass$|^params$/i;

/** How deep a logged object is followed; anything deeper is dropped, so circular references end too. */
const deepest = 6;

/**
 * The text without what must not be kept: credentials in addresses, tokens in query strings, the values of a failed
 * database statement, and the names in mail addresses (a deleted account must leave no trace in the logs).
 */
export function redactText(text: string): string {
  return text
    .replace(/\n?params: .*?(?=\n {4}at |$)/gs, '')
    .replace(/(\w+:\/\/)[^\s/@]+@/g, `$1${hidden}@`)
    .replace(/([?&#;](?:token|code|key|secret|signature|sig)=)[^&#\s"']+/gi, `$1${hidden}`)
    .replace(/\b(Bearer|Basic) +[\w.~+/=-]+/gi, `$1 ${hidden}`)
    .replace(/[^\s<>"'(),;:@[\]]+@(?=[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)/gu, '…@');
}

/**
 * The value as plain data, with secrets hidden at every depth and errors spelt out (name, message, stack, code, cause).
 */
export function redact(value: unknown): unknown {
  return redactAt(value, 0);
}

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > deepest) return '[…]';
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((item) => redactAt(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, secretKey.test(key) ? hidden : redactAt(item, depth + 1)]),
  );
}

/** Only these parts: other properties of library errors hold rows, statements and requests. */
function redactError(error: Error, depth: number): Record<string, unknown> {
  const extra = ['code', 'command', 'responseCode', 'constraint', 'status'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
  });
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...Object.fromEntries(extra),
    ...(error.cause === undefined ? {} : { cause: redactAt(error.cause, depth + 1) }),
  };
}
