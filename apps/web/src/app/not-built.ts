/**
 * Routes whose feature isn't there yet, with the name of the feature. They show a plain note instead of a page.
 * A test holds this list against the router; when every feature is built it is empty.
 */
export const notBuilt: Readonly<Record<string, string>> = {
  '/teacher/upload-pdf': 'pdfs',
  '/teacher/game-analytics': 'analytics',
  '/teacher/assignments': 'assignments',
  '/student/daily-tasks': 'daily-tasks',
  '/student/study-tracker': 'study-tracker',
  '/todo': 'todos',
  '/student/assignments': 'assignments',
  '/games': 'games',
  '/games/$gameType': 'games',
  '/games/analytics': 'analytics',
  '/pdfs/{-$pdfId}': 'pdfs',
  '/assignments': 'assignments',
};
