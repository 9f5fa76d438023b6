import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '@wordgrove/contract';
import { apiPrefix } from '@wordgrove/contract/paths';
import type { FastifyInstance } from 'fastify';

/** The OpenAPI document of the contract at /api/openapi.json, and a plain page that lists the calls at /api/docs. */
export function mountDocs(server: FastifyInstance, version: string): void {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = () =>
    generator.generate(contract, { info: { title: 'Wordgrove', version }, servers: [{ url: apiPrefix }] });
  let made: ReturnType<typeof document> | null = null;
  const once = () => {
    made ??= document();
    return made;
  };

  server.get(`${apiPrefix}/openapi.json`, async (_, reply) => reply.send(await once()));
  server.get(`${apiPrefix}/docs`, async (_, reply) => {
    const { paths = {} } = await once();
    const rows = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls ?? {}).map(
        (method) => `<tr><td>${method.toUpperCase()}</td><td><code>${apiPrefix}${path}</code></td></tr>`,
      ),
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en"><title>Wordgrove API</title><h1>Wordgrove API ${version}</h1>
<p>The machine-readable form is <a href="${apiPrefix}/openapi.json">openapi.json</a>.</p><table>${rows.join('')}</table></html>`);
  });
}
