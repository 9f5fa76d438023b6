import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import pg from 'pg';

type Statement = { text: string; name?: string; rowMode?: 'array'; values: unknown[] };

/**
 * The baseline: a plain Fastify route for each recorded call that sends the same statements, one after the other, with
 * the bare driver, and returns the rows of the last one. No contract, no validation of the answer, no headers.
 */
const [url = '', recorded = '', port = ''] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: url,
  max: 10,
  // As the server's own connections.
  onConnect: async (client) => void (await client.query('set plan_cache_mode = force_generic_plan')),
});
const calls = JSON.parse(readFileSync(recorded, 'utf8'), withBytes) as Record<string, Statement[]>;
const server = Fastify();

for (const [path, statements] of Object.entries(calls))
  server.get(path, async () => {
    let rows: unknown[] = [];
    for (const statement of statements) rows = (await pool.query(statement)).rows;
    return rows;
  });

/** JSON has no bytes; Node writes them as lists of numbers. */
function withBytes(_: string, value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
  return isBytes && 'data' in value && Array.isArray(value.data) ? Buffer.from(value.data) : value;
}

await server.listen({ host: '127.0.0.1', port: Number(port) });
console.log('ready');
