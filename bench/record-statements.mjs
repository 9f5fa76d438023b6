import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Loaded into the server before anything else (`node --import`): writes each statement that the driver sends to the
 * file named by RECORD_STATEMENTS, one per line, so that a measurement can count them or send the same ones.
 */
const file = process.env.RECORD_STATEMENTS;

if (file) {
  const send = pg.Client.prototype.query;
  pg.Client.prototype.query = function recorded(query, ...more) {
    const { text, name, rowMode, values = [] } = typeof query === 'string' ? { text: query } : query;
    const given = Array.isArray(more[0]) ? more[0] : values;
    appendFileSync(file, `${JSON.stringify({ text, name, rowMode, values: given })}\n`);
    return send.call(this, query, ...more);
  };
}
