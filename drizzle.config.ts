import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/schema.ts', './server/db/*Tables.ts'],
  out: process.env['MIGRATIONS_OUT'] ?? './server/db/migrations',
});
