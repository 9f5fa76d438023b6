import { Readable } from 'node:stream';
import { idSchema } from '@wordgrove/contract/fields';
import { streamPaths } from '@wordgrove/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireMemberWho } from '#http/builders.ts';
import type { OwnRows, RequestContext } from '#http/context.ts';
import { failures } from '#http/failure.ts';
import { issuesOf } from '#http/issues.ts';
import { attachment } from '#platform/attachment.ts';
import type { WrittenCard } from './write-table.ts';
import { ankiHead, ankiLine, csvHead, csvLine } from './write-table.ts';

type DeckFile = { name: string; pages: AsyncIterable<WrittenCard[]> };

export type ExportRouteParts = {
  /** A deck that the caller may learn from, page by page; null when there is none. */
  readDeck: (own: OwnRows, deckId: string) => Promise<DeckFile | null>;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
};

const querySchema = z.object({ deckId: idSchema, format: z.enum(['csv', 'anki']).default('csv') });

const formats = {
  csv: { head: csvHead, line: csvLine, ending: 'csv', type: 'text/csv; charset=utf-8' },
  anki: { head: ankiHead, line: ankiLine, ending: 'txt', type: 'text/plain; charset=utf-8' },
} as const;

/** Serves a deck as a file, for spreadsheets or for Anki's import. */
export function exportRoute(server: FastifyInstance, { readDeck, contextOf }: ExportRouteParts): void {
  server.get(streamPaths.exportCards, async (request, reply) => {
    const own = requireMemberWho(await contextOf(request, reply).findCaller(), 'create_flashcards');
    const query = querySchema.safeParse(request.query);
    if (!query.success) throw failures.invalidInput(issuesOf(query.error.issues));
    const deck = await readDeck(own, query.data.deckId);
    if (!deck) throw failures.notFound();
    const { head, line, ending, type } = formats[query.data.format];
    return reply
      .header('content-disposition', attachment(deck.name, ending, 'deck'))
      .type(type)
      .send(Readable.from(written(deck.pages, head, line)));
  });
}

async function* written(pages: DeckFile['pages'], head: string, line: (card: WrittenCard) => string) {
  yield head;
  for await (const page of pages) yield page.map(line).join('');
}
