/** The elements that people mark up text with. What only looks like a tag, such as `<your name>`, is none. */
const names =
  'a|abbr|address|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|dd|del|details|div|dl|dt|em|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|img|input|ins|kbd|label|li|link|main|mark|meta|nav|ol|option|p|picture|pre|q|s|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|var|video|wbr';

const attribute = `\\s+[\\w:-]{1,50}(?:\\s?=\\s?(?:"[^"<>]{0,1000}"|'[^'<>]{0,1000}'|[^\\s"'<>=]{1,1000}))`;

/** Matches one tag of HTML (`<b>`, `</p>`, `<br />`, `<a href="…">`), with the flags `iu`. */
export const tagPattern = `</?(?:${names})(?:${attribute}){0,30}\\s?/?>`;
