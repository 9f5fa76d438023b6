import { loadContent } from '#load.ts';
import { contentStats } from '#stats.ts';

console.log(JSON.stringify(contentStats(loadContent()), null, 2));
