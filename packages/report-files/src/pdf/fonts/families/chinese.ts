import ranges from '@fontsource/noto-sans-sc/unicode.json' with { type: 'json' };
import type { FontFamily } from './FontFamily.ts';

export const chinese: FontFamily = {
  name: 'Noto Sans SC',
  ranges,
  urls: import.meta.glob<string>(
    '../../../../../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    { query: '?url', import: 'default', eager: true },
  ),
};
