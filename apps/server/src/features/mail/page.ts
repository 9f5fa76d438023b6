import type { KeptMail, MailLine } from './store.ts';

export const mailboxPath = '/dev/mailbox';
export const stylePath = `${mailboxPath}/style.css`;

export const styleSheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 1rem 0.4rem 0; overflow-wrap: anywhere; }
tr + tr td { border-top: 1px solid #8886; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
dt { float: left; clear: left; width: 7rem; opacity: 0.7; }
dd { margin-left: 7rem; overflow-wrap: anywhere; }
`;

/** The list of kept mails, as a page without scripts. */
export function renderList(mails: readonly MailLine[]): string {
  const rows = mails.map(
    ({ id, recipient, subject, createdAt }) => `<tr><td>${time(createdAt)}</td><td>${escapeHtml(recipient)}</td>
<td><a href="${mailboxPath}/${encodeURIComponent(id)}">${escapeHtml(subject) || '(no subject)'}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Time</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
  const body = mails.length > 0 ? table : '<p>No mail yet. Mails appear here because SMTP_URL is not set.</p>';
  return page('Local mailbox', `<h1>Local mailbox</h1>\n${body}`);
}

/** One mail. Shows its text with clickable links; its own HTML never runs here. */
export function renderMail({ recipient, subject, text, attachments, createdAt }: KeptMail): string {
  const files = attachments.map(({ filename, contentType, size }) =>
    escapeHtml(`${filename} (${contentType}, ${size} bytes)`),
  );
  const attached = files.length > 0 ? `<dt>Attached</dt><dd>${files.join('<br>')}</dd>` : '';
  return page(
    subject,
    `<p><a href="${mailboxPath}">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Time</dt><dd>${time(createdAt)}</dd>${attached}</dl>
<pre>${withLinks(text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Only http addresses become links, without punctuation at the end of a sentence. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/)
    .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : link(part)))
    .join('');
}

function link(address: string): string {
  return `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`;
}

function time(at: Date): string {
  return `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
