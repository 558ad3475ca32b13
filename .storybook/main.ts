import { defineMain } from '@storybook/react-vite/node';
import { join } from 'node:path';
import { describeStories } from './plugins/storyDescriptions.ts';
import { usedIcons } from './plugins/usedIcons.ts';

const usageManifest = join(import.meta.dirname, 'plugins/usageManifest.ts');

const isNamed = (plugin: unknown, name: string) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/**/*.mdx', '../packages/{ui,report-files}/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    // In `storybook dev`, adds a server for agents at /mcp.
    ...(process.env.NODE_ENV === 'development' ? ['@storybook/addon-mcp', usageManifest] : []),
  ],
  features: { experimentalCodeExamples: true, experimentalTestSyntax: true },
  staticDirs: [
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
    { from: '../node_modules/@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2', to: '/inter.woff2' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 lacks the API that `react-docgen-typescript` needs.
  typescript: { reactDocgen: 'react-docgen' },
  // Removes the plugins for the app's files: Storybook has no index.html, and its styles are in several files.
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: [
      describeStories(),
      usedIcons(),
      ...plugins.filter((plugin) => !isNamed(plugin, 'pages') && !isNamed(plugin, 'import-again')),
    ],
  }),
});
