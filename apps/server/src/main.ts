import '#platform/quick-imports.ts';

// Not a static import: those are resolved before the line above runs.
await import('./serve.ts');
