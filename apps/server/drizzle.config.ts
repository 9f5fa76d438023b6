import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema/analytics.ts',
    './src/db/schema/assignments.ts',
    './src/db/schema/auth.ts',
    './src/db/schema/classes.ts',
    './src/db/schema/daily-tasks.ts',
    './src/db/schema/dictionary.ts',
    './src/db/schema/flashcards.ts',
    './src/db/schema/games.ts',
    './src/db/schema/live.ts',
    './src/db/schema/mail.ts',
    './src/db/schema/memory.ts',
    './src/db/schema/notices.ts',
    './src/db/schema/pdfs.ts',
    './src/db/schema/profiles.ts',
    './src/db/schema/study-tracker.ts',
    './src/db/schema/support.ts',
    './src/db/schema/todos.ts',
  ],
  out: './src/db/migrations',
});
