import { addons } from 'storybook/manager-api';
import { docsThemes } from './docsTheme.ts';

addons.setConfig({ theme: docsThemes.lights });
