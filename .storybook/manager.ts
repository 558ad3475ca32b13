import { addons } from 'storybook/manager-api';
import { docsThemes } from './docsTheme.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;

addons.setConfig({ theme: docsThemes[prefersDark ? 'dark' : 'light'] });
