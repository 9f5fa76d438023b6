import { styleText } from 'node:util';
import pino from 'pino';
import { redact } from './redact.ts';

type Write = {
  (fields: Record<string, unknown>, message: string): void;
  (message: string): void;
};

/** What the rest of the server needs of a logger. An error goes into the fields as `error`. */
export type Log = {
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
  fatal: Write;
  child(fields: Record<string, unknown>): Log;
};

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

type Options = { level: LogLevel; pretty?: boolean; write?: (line: string) => void };

/**
 * The server's logger, made by pino, so that it fits Fastify's `loggerInstance`. Secrets, links and mail addresses
 * never appear in it (see `redact`). People at a terminal get one short line per entry, everything else gets JSON.
 *
 * @param options.pretty short lines instead of JSON; by default when standard output is a terminal
 * @param options.write takes each finished line; standard output by default
 */
export function createLog({
  level,
  pretty = process.stdout.isTTY === true,
  write = toStandardOutput,
}: Options): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: redact, error: redact },
  };
  // Redacts the finished entry, since no other pino hook sees the fields of a child logger.
  return pino(options, {
    write(line) {
      const entry = asRecord(redact(JSON.parse(line)));
      write(pretty ? prettyLine(entry) : `${JSON.stringify(entry)}\n`);
    },
  });
}

function toStandardOutput(line: string): void {
  process.stdout.write(line);
}

const colours = { fatal: 'red', error: 'red', warn: 'yellow', info: 'green', debug: 'gray', trace: 'gray' } as const;

function isColoured(level: string): level is keyof typeof colours {
  return level in colours;
}

/** `12:03:01 info  message key=value`, and the first lines of an error's stack below it. */
function prettyLine(entry: Record<string, unknown>): string {
  const { level, time, msg, error, err, ...fields } = entry;
  const label = String(level);
  const shown = isColoured(label) ? styleText(colours[label], label.padEnd(5)) : label;
  const rest = Object.entries(fields).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const parts = [String(time).slice(11, 19), shown, printable(String(msg ?? '')), ...rest.map(printable)];
  return `${parts.filter(Boolean).join(' ')}${stackOf(error ?? err)}\n`;
}

/**
 * Six lines of the stack, and each cause in one line: for a failed statement only the cause has the database's answer.
 */
function stackOf(error: unknown): string {
  const { stack, message, cause } = asRecord(error);
  const lines =
    stack || message
      ? String(stack || message)
          .split('\n')
          .slice(0, 6)
      : [];
  const shown = lines.map((line) => `\n  ${printable(line)}`).join('');
  return cause ? `${shown}\n  because: ${printable(String(asRecord(cause).message))}` : shown;
}

/** A terminal would obey control characters that somebody typed as their name. */
function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

function asRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
