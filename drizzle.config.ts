import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/platform/db/schema.ts', './server/**/*Tables.ts'],
  out: process.env['MIGRATIONS_OUT'] ?? './server/platform/db/migrations',
});
