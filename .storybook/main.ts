import { defineMain } from '@storybook/react-vite/node';
import { describeStories } from './storyDescriptions.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/docs/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // TypeScript 7 has no JavaScript API yet, which `react-docgen-typescript` would need.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, plugins: [describeStories(), ...(config.plugins ?? [])] }),
});
