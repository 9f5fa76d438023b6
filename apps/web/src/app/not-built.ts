/**
 * Routes whose feature isn't there yet, with the name of the feature. They show a plain note instead of a page. A test
 * checks this list against the router; it is empty once every feature is built.
 */
export const notBuilt: Readonly<Record<string, string>> = {
  '/teacher/upload-pdf': 'pdfs',
  '/pdfs/{-$pdfId}': 'pdfs',
};
