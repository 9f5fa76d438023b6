import { idSchema } from '@wordgrove/contract/fields';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { Db } from '#db/client.ts';
import { isDirect } from '#http/direct.ts';
import { failures } from '#http/failure.ts';
import { mailboxPath, renderList, renderMail, stylePath, styleSheet } from './page.ts';
import { findMail, listMails } from './store.ts';

type Parts = {
  db: Db;
  /** False in production and with a mail server: the page then doesn't exist. */
  isOpen: boolean;
};

/** The local mailbox: what this server would have mailed, readable on its own machine. */
export async function mailboxRoutes(server: FastifyInstance, { db, isOpen }: Parts): Promise<void> {
  if (!isOpen) return;
  const mount: FastifyPluginAsync = async (inner) => {
    inner.addHook('onRequest', async (request, reply) => {
      if (!isDirect(request)) throw failures.notFound();
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    });
    inner.get(mailboxPath, async (_, reply) =>
      reply.type('text/html; charset=utf-8').send(renderList(await listMails(db))),
    );
    inner.get(stylePath, async (_, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
    inner.get<{ Params: { id: string } }>(`${mailboxPath}/:id`, async (request, reply) => {
      const id = idSchema.safeParse(request.params.id);
      const mail = id.success ? await findMail(db, id.data) : null;
      if (!mail) throw failures.notFound();
      return reply.type('text/html; charset=utf-8').send(renderMail(mail));
    });
  };
  await server.register(mount);
}
