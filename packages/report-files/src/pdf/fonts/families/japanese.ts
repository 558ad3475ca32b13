import ranges from '@fontsource/noto-sans-jp/unicode.json' with { type: 'json' };
import type { FontFamily } from './FontFamily.ts';

export const japanese: FontFamily = {
  name: 'Noto Sans JP',
  ranges,
  urls: import.meta.glob<string>(
    '../../../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
    { query: '?url', import: 'default', eager: true },
  ),
};
