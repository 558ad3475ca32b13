import ranges from '@fontsource/noto-sans-kr/unicode.json' with { type: 'json' };
import type { FontFamily } from './FontFamily.ts';

export const korean: FontFamily = {
  name: 'Noto Sans KR',
  ranges,
  urls: import.meta.glob<string>(
    '../../../../../../node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-[0-9]*-400-normal.woff',
    { query: '?url', import: 'default', eager: true },
  ),
};
