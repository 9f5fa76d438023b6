import { once } from 'node:events';
import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '#platform/mail.ts';
import { smtpMailer } from './smtp-mailer.ts';

const from = 'Wordgrove <hello@school.example>';
const mail: Mail = {
  to: 'ada@example.org',
  subject: 'Şifreni sıfırla 🌱',
  text: 'Merhaba, İrem',
  html: '<p>Merhaba, İrem</p>',
};
// A test that isn't about a limit mustn't meet it on a busy machine.
const patient = { connect: 9000, socket: 9000, whole: 9000 };

const mailers: Mailer[] = [];
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  // Senders first: a server waits for their kept connections.
  for (const sender of mailers.splice(0)) await sender.close();
  for (const clean of cleanups.splice(0)) await clean();
});

type Inbox = {
  url: string;
  mails: Email[];
  refuse: { data: number | undefined; rcpt: number | undefined };
  connections: () => number;
};

function refusal(code: number): Error {
  return Object.assign(new Error('not now'), { responseCode: code });
}

async function inbox(options: SMTPServerOptions = {}, port = 0): Promise<Inbox> {
  const mails: Email[] = [];
  const refuse: Inbox['refuse'] = { data: undefined, rcpt: undefined };
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: (_address, _session, done) => done(refuse.rcpt ? refusal(refuse.rcpt) : undefined),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', async () => {
        if (refuse.data) return done(refusal(refuse.data));
        mails.push(await PostalMime.parse(Buffer.concat(parts)));
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${portOf(listening)}`, mails, refuse, connections: () => connections };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

function mailer(url: string, timeouts?: Parameters<typeof smtpMailer>[2]): Mailer {
  const made = smtpMailer(url, from, timeouts);
  mailers.push(made);
  return made;
}

/** A server that accepts connections and then does what `behave` says. */
async function rawServer(behave: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    behave(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${portOf(server)}`;
}

describe('smtpMailer', () => {
  it('delivers subject, text, html, reply address and attachments unharmed', async () => {
    const { url, mails } = await inbox();
    const content = Uint8Array.from({ length: 300 }, (_, index) => index % 256);
    const attachment = { filename: 'Übung – 1.pdf', contentType: 'application/pdf', content };
    await mailer(url).send({ ...mail, id: 'job-1', replyTo: 'parent@example.org', attachments: [attachment] });
    const [received] = mails;
    expect(received).toMatchObject({
      from: { name: 'Wordgrove', address: 'hello@school.example' },
      to: [{ address: 'ada@example.org' }],
      replyTo: [{ address: 'parent@example.org' }],
      subject: mail.subject,
      messageId: '<job-1@school.example>',
    });
    expect(received?.text?.trim()).toBe(mail.text);
    expect(received?.html?.trim()).toBe(mail.html);
    expect(received?.attachments).toMatchObject([{ filename: 'Übung – 1.pdf', mimeType: 'application/pdf' }]);
    const bytes = received?.attachments[0]?.content;
    expect(bytes instanceof ArrayBuffer && Buffer.from(bytes).equals(content)).toBe(true);
  });

  it('tells a mail program where one click ends such mails, and of others nothing', async () => {
    const { url, mails } = await inbox();
    const sender = mailer(url);
    const unsubscribe = 'https://grove.example/unsubscribe?token=abc.def';
    await sender.send({ ...mail, unsubscribe });
    await sender.send(mail);
    const said = mails.map(({ headers }) =>
      headers.flatMap(({ key, value }) => (key.startsWith('list-unsubscribe') ? [[key, value]] : [])),
    );
    expect(said).toEqual([
      [
        ['list-unsubscribe', `<${unsubscribe}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
      ],
      [],
    ]);
  });

  it('sends a class full of mails over few connections, each once', async () => {
    const { url, mails, connections } = await inbox();
    const sender = mailer(url);
    await Promise.all(Array.from({ length: 40 }, (_, index) => sender.send({ ...mail, to: `s${index}@example.org` })));
    expect(new Set(mails.map(({ to }) => to?.[0]?.address)).size).toBe(40);
    expect(mails).toHaveLength(40);
    expect(connections()).toBeLessThanOrEqual(4);
  });

  it('makes one receiver of an address with a comma and no header of a line break in the subject', async () => {
    const { url, mails } = await inbox();
    const sender = mailer(url);
    await sender.send({ ...mail, subject: 'Hello\r\nBcc: eve@example.org' });
    expect(mails[0]?.bcc).toBeUndefined();
    await sender.send({ ...mail, to: 'ada@example.org, eve@example.org' }).catch(() => {});
    expect(mails.slice(1).flatMap(({ to }) => to?.map(({ address }) => address))).not.toContain('eve@example.org');
  });

  it.each([421, 451, 550])('says that the server refused with %i, and delivers once it recovers', async (code) => {
    const { url, mails, refuse } = await inbox();
    const sender = mailer(url);
    refuse.data = code;
    await expect(sender.send(mail)).rejects.toMatchObject({ responseCode: code });
    refuse.data = undefined;
    refuse.rcpt = code;
    await expect(sender.send(mail)).rejects.toMatchObject({ responseCode: code });
    expect(mails).toHaveLength(0);
    refuse.rcpt = undefined;
    await sender.send(mail);
    expect(mails).toHaveLength(1);
  });

  it('fails immediately without a server, and delivers with one', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = portOf(server);
    await new Promise((resolve) => server.close(resolve));
    const sender = mailer(`smtp://127.0.0.1:${port}`);
    await expect(sender.send(mail)).rejects.toThrow(/ECONNREFUSED/);
    await expect(sender.verify()).rejects.toThrow(/ECONNREFUSED/);
    const { mails } = await inbox({}, port);
    await sender.send(mail);
    expect(mails).toHaveLength(1);
  });

  it('gives up a server that accepts the connection and then hangs', async () => {
    const sender = mailer(await rawServer(() => {}), { ...patient, connect: 300 });
    const before = performance.now();
    await expect(sender.send(mail)).rejects.toThrow(/timed? ?out|greeting/i);
    // Below the standard limits of 10 s and more, with room for a busy machine.
    expect(performance.now() - before).toBeLessThan(9000);
  });

  it('gives up a server that greets and then hangs', async () => {
    const sender = mailer(await rawServer((socket) => socket.write('220 hello\r\n')), { ...patient, socket: 300 });
    await expect(sender.send(mail)).rejects.toThrow(/timed? ?out/i);
  });

  it('gives up a server that trickles its answer for ever', async () => {
    const url = await rawServer((socket) => {
      socket.write('220 hello\r\n250-');
      const drip = setInterval(() => socket.write('x'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    const before = performance.now();
    await expect(mailer(url, { ...patient, whole: 900 }).send(mail)).rejects.toThrow(/abort|timed? ?out/i);
    expect(performance.now() - before).toBeLessThan(9000);
  });

  it('leaves a second try to the caller when the connection breaks after the last byte', async () => {
    let taken = 0;
    const url = await rawServer((socket) => {
      let inData = false;
      socket.write('220 hello\r\n');
      socket.on('data', (part) => {
        const line = part.toString();
        if (inData && line.endsWith('\r\n.\r\n')) {
          taken += 1;
          socket.destroy();
        } else if (line.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (!inData) {
          socket.write('250 ok\r\n');
        }
      });
    });
    await expect(mailer(url).send(mail)).rejects.toThrow(/connection/i);
    expect(taken).toBe(1);
  });

  it('keeps a password to itself when the connection to another machine is not encrypted', async () => {
    let offered = false;
    const { url } = await inbox({
      onAuth: (_auth, _session, done) => {
        offered = true;
        done(null, { user: 'me' });
      },
      allowInsecureAuth: true,
    });
    // 0.0.0.0 reaches this machine but doesn't look like it.
    const elsewhere = url.replace('127.0.0.1', 'me:pass@0.0.0.0');
    await expect(mailer(elsewhere).send(mail)).rejects.toThrow(/STARTTLS|TLS/i);
    expect(offered).toBe(false);
  });

  it('can be asked whether the server answers', async () => {
    const { url } = await inbox();
    await expect(mailer(url).verify()).resolves.toBeUndefined();
    expect(mailer(url).state()).toBe('smtp');
  });
});
