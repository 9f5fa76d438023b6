import { fitRoutes } from '#features/pdfs/fit-routes.ts';
import { pageRoutes } from '#features/pdfs/page-routes.ts';
import { readingRoutes } from '#features/pdfs/reading-routes.ts';
import { textRoutes } from '#features/pdfs/text-routes.ts';

export function buildPdfs() {
  return { routes: { ...textRoutes(), ...pageRoutes(), ...fitRoutes(), ...readingRoutes() } };
}
