import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { warmUpOnUse } from './warm-up.ts';

/** A server whose calls all answer, except those for an unknown text; `opened` resolves when the lexicon is opened. */
function serve() {
  let count = 0;
  let told = () => {};
  const opened = new Promise<void>((resolve) => {
    told = resolve;
  });
  const lexicon = () => {
    count += 1;
    told();
    return { vocabulary: () => Promise.reject(new Error('no words here')) };
  };
  const server = Fastify();
  warmUpOnUse({ lexicon, log: createLog({ level: 'silent' }) })(server);
  server.all('/*', (request, reply) => reply.code(request.url.includes('unknown') ? 404 : 200).send('{}'));
  return { post: (url: string) => server.inject({ method: 'POST', url }), opened, count: () => count };
}

it.each(['/api/pdfs/one/open', '/api/dictionary/saved-words/list'])('opens the lexicon for %s', async (url) => {
  const { post, opened } = serve();
  await post(url);
  await opened;
});

it('leaves it closed for everybody else', async () => {
  const { post, opened, count } = serve();
  for (const url of ['/api/pdfs/library', '/api/pdfs/one/fit', '/api/pdfs/unknown/open', '/api/memory/states'])
    await post(url);
  await post('/api/pdfs/one/open');
  await opened;
  expect(count()).toBe(1);
});
