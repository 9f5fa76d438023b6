import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '#platform/mail.ts';

/** Milliseconds after which an unresponsive server is given up. Only tests need shorter ones. */
export type SmtpTimeouts = { connect: number; socket: number; whole: number };

const standard: SmtpTimeouts = { connect: 10_000, socket: 20_000, whole: 90_000 };

/**
 * Mail over SMTP, through at most four kept connections.
 *
 * @param url `smtp://user:password@host:587` or `smtps://…:465`; nodemailer's options may follow as a query. A password
 *   is sent over an encrypted connection only, except to this machine; `?requireTLS=false` lifts that.
 * @param from the sender, such as `Wordgrove <hello@school.org>`
 */
export function smtpMailer(url: string, from: string, timeouts: SmtpTimeouts = standard): Mailer {
  const { hostname, password } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    requireTLS: password !== '' && !isThisMachine(hostname),
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.connect,
    dnsTimeout: timeouts.connect,
    socketTimeout: timeouts.socket,
    // Retrying is the job's business: it counts tries, spaces them out, and survives a restart.
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      // A server that trickles its answer byte by byte never runs into the socket's timeout.
      const signal = AbortSignal.timeout(timeouts.whole);
      await transport.sendMail({ ...envelope(mail, from), signal });
    },
    state: () => 'smtp',
    async verify() {
      await transport.verify();
    },
    async close() {
      transport.close();
    },
  };
}

function envelope({ id, to, subject, text, html, replyTo, attachments = [], unsubscribe }: Mail, from: string) {
  return {
    from,
    // As an object: a comma in an address must not turn one recipient into two.
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    ...(id ? { messageId: `<${id}@${domainOf(from)}>` } : {}),
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, content, contentType }) => ({
      filename,
      content: Buffer.from(content),
      contentType,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}
