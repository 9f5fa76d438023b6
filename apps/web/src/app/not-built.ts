/**
 * Routes whose feature isn't there yet, with the name of the feature. They show a plain note instead of a page.
 * A test holds this list against the router; when every feature is built it is empty.
 */
export const notBuilt: Readonly<Record<string, string>> = {
  '/teacher/upload-pdf': 'pdfs',
  '/pdfs/{-$pdfId}': 'pdfs',
};
