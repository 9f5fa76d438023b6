const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u;

/**
 * A one-line field's text made safe for our sentences: no line break, no control character that changes the direction
 * of the surrounding text, and nothing that a mail program would turn into a link.
 */
export function typedLine(value: string): string {
  const line = value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    // Strangers may register somebody else's address; their "name" must not become an advertisement with a link.
    .replace(/:\/\//g, ':\u200b//')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '.\u200b');
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}

/**
 * Several lines of somebody's own text, with line breaks and no other character that a terminal or mail program obeys.
 */
export function typedParagraphs(value: string): string {
  return value
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}
