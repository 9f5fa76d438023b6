import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as it arrived over SMTP. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  attachments: string[];
};

export type PostOffice = { smtpUrl: string; lettersUrl: string; close: () => Promise<void> };

/** A real SMTP server whose mails can be read over http, by tests in any process. */
export async function openPostOffice(): Promise<PostOffice> {
  const letters: Letter[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      collect(stream)
        .then((raw) => read(raw, envelope.rcptTo.map(({ address }) => address).join(', ')))
        .then((letter) => {
          letters.push(letter);
          done();
        }, done);
    },
  });
  const smtpPort = await listen(smtp);
  const reader = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')?.toLowerCase();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(letters.filter((letter) => letter.to.toLowerCase() === to)));
  });
  const readerPort = await listen(reader);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    lettersUrl: `http://127.0.0.1:${readerPort}`,
    close: async () => {
      await closed(smtp);
      await closed(reader);
    },
  };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function read(raw: Buffer, to: string): Promise<Letter> {
  const { subject = '', text = '', html = '', replyTo, attachments } = await PostalMime.parse(raw);
  return {
    to,
    subject,
    text,
    html,
    replyTo: replyTo?.[0]?.address ?? null,
    attachments: attachments.map(({ filename }) => filename ?? ''),
  };
}

async function listen(server: SMTPServer | Server): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo | string | null>();
  const inner = 'server' in server ? server.server : server;
  inner.once('error', reject);
  server.listen(0, '127.0.0.1', () => resolve(inner.address()));
  const address = await promise;
  if (typeof address !== 'object' || !address) throw new Error('no port to listen on');
  return address.port;
}

function closed(server: SMTPServer | Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}
