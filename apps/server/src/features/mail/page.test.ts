import { describe, expect, it } from 'vitest';
import { renderList, renderMail } from './page.ts';

const at = new Date('2026-03-01T12:00:00Z');
const mail = {
  id: '0195a000-0000-7000-8000-000000000000',
  recipient: 'ada@example.org',
  subject: 'Verify your email',
  text: 'Follow http://localhost:3001/verify-email?token=abc-_123&x=1. Thanks!',
  html: '',
  attachments: [],
  createdAt: at,
};
const attack = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;

describe('renderMail', () => {
  it('makes the link of a mail clickable, without the full stop behind it', () => {
    const address = 'http://localhost:3001/verify-email?token=abc-_123&amp;x=1';
    expect(renderMail(mail)).toContain(`Follow <a href="${address}">${address}</a>. Thanks!`);
  });

  it('links nothing but http addresses', () => {
    expect(renderMail({ ...mail, text: 'javascript:alert(1) data:text/html,x file:///etc' })).not.toMatch(
      /<a href="(?!\/dev)/,
    );
  });

  it('escapes typed text wherever it appears', () => {
    const file = { filename: attack, contentType: attack, size: 3 };
    const shown = renderMail({
      ...mail,
      recipient: attack,
      subject: attack,
      text: `${attack} http://x/${attack}`,
      attachments: [file],
    });
    expect(shown).not.toMatch(/<(script|img)/);
    expect(shown).not.toMatch(/<a href="[^"]*" [^>]*onerror/);
  });
});

describe('renderList', () => {
  it('lists time, receiver and a linked subject, escaped', () => {
    const shown = renderList([{ ...mail, subject: attack }]);
    expect(shown).toContain('2026-03-01 12:00:00');
    expect(shown).toContain('ada@example.org');
    expect(shown).toContain(`href="/dev/mailbox/${mail.id}"`);
    expect(shown).not.toMatch(/<(script|img)/);
  });

  it('says why an empty mailbox is empty', () => {
    expect(renderList([])).toContain('No mail yet');
  });
});
