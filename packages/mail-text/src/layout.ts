import type { Language } from '@wordgrove/contract/languages';
import type { MailBody, MailWords } from './words.ts';

/** The mail for programs that show no HTML. */
export function plainText(body: MailBody, words: MailWords, language: Language): string {
  const { to, before, list = [], button, facts = [], quote, after = [], ending } = body;
  const colon = colonIn(language);
  const parts = [
    ...(to === undefined ? [] : [words.hello(to)]),
    ...before,
    ...(list.length > 0 ? [list.map((line) => `– ${line}`).join('\n')] : []),
    ...(button ? [`${button.label}${colon}\n${button.link}`] : []),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}${colon} ${value}`).join('\n')] : []),
    ...(quote === undefined ? [] : [quote]),
    ...after,
    words.signature,
    ...(ending ? [`${ending.label}\n${ending.link}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Inline styles, for programs that drop style sheets; the sheet only adds the dark palette. No table, no picture. */
const page =
  'margin:0;padding:24px 16px;background:#fbf9f4;color:#1c2a23;font:16px/1.5 system-ui,Segoe UI,Arial,sans-serif';
const card =
  'max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e4dfd3;border-radius:12px';
const pressable =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1f6b4a;color:#ffffff;font-weight:600;text-decoration:none';
const item = 'margin:0 0 8px;padding-left:1em;text-indent:-1em';
const muted = 'color:#5b6b62;font-size:14px';
const breakable = 'overflow-wrap:anywhere;word-break:break-word';
const dark = [
  '.page{background:#0f1a15!important;color:#e8efe9!important}',
  '.card{background:#16241d!important;border-color:#2b3d34!important}',
  '.button{background:#6fc79a!important;color:#0f1a15!important}',
  '.muted{color:#9db0a5!important}',
  '.link{color:#6fc79a!important}',
].join('');

/** The mail as one HTML document; every value is escaped. */
export function html(body: MailBody, words: MailWords, language: Language): string {
  const { subject, to, before, list = [], button, facts = [], quote, after = [], ending } = body;
  const parts = [
    ...(to === undefined ? [] : [paragraph(words.hello(to))]),
    ...before.map((text) => paragraph(text)),
    ...(list.length > 0
      ? [`<div style="${breakable}">${list.map((line) => `<p style="${item}">– ${escaped(line)}</p>`).join('')}</div>`]
      : []),
    ...(button
      ? [`<p><a class="button" href="${escaped(button.link)}" style="${pressable}">${escaped(button.label)}</a></p>`]
      : []),
    ...(facts.length > 0
      ? [`<p style="${breakable}">${facts.map((each) => fact(each, colonIn(language))).join('<br>')}</p>`]
      : []),
    ...(quote === undefined ? [] : [`<p dir="auto" style="white-space:pre-wrap;${breakable}">${escaped(quote)}</p>`]),
    ...after.map((text) => paragraph(text)),
    ...(button ? [writtenOut(words.linkHint, button.link)] : []),
    `<p class="muted" style="${muted};margin-bottom:0">${escaped(words.signature)}</p>`,
    ...(ending ? [writtenOut(ending.label, ending.link)] : []),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style></head>
<body class="page" style="${page}"><div class="card" style="${card}">
${parts.join('\n')}
</div></body></html>
`;
}

function paragraph(text: string): string {
  return `<p style="${breakable}">${escaped(text)}</p>`;
}

/** French puts a space before it, on which no line may break. */
function colonIn(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}

function fact([label, value]: readonly [string, string], colon: string): string {
  return `<strong>${escaped(label)}${colon}</strong> ${escaped(value)}`;
}

function writtenOut(hint: string, link: string): string {
  const address = escaped(link);
  return `<p class="muted" style="${muted};${breakable}">${escaped(hint)}<br><a class="link" href="${address}" style="color:#1f6b4a">${address}</a></p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
