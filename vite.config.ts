import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { noncePlaceholder } from './server/http/nonce.ts';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  html: { cspNonce: noncePlaceholder },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : { outDir: 'dist/client', emptyOutDir: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{domain,machines,src}/**/*.test.{ts,tsx}',
            'tests/{access,analytics,architecture,charts,docs}/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
}));
