import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Builds the app, and hosts the vitest projects that need no browser; the stories' is in `vitest.stories.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{contracts,roi-math,ui,app}/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,jira-sandbox}/{src,test}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
