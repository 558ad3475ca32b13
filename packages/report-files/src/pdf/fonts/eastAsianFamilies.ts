import japaneseRanges from '@fontsource/noto-sans-jp/unicode.json?url';
import koreanRanges from '@fontsource/noto-sans-kr/unicode.json?url';
import chineseRanges from '@fontsource/noto-sans-sc/unicode.json?url';

/** A font family in slices. Each slice contains some of its characters. */
export interface FontFamily {
  readonly name: string;
  /** Address of a file with the code points of each slice, as the font packages publish it: `{ "[3]": "U+4e00-4e02,U+…" }`. */
  readonly rangesUrl: string;
  /** Addresses by file path; the path ends in `-3-400-normal.woff` for slice `[3]`. */
  readonly urls: Readonly<Record<string, string>>;
}

const japanese: FontFamily = {
  name: 'Noto Sans JP',
  rangesUrl: japaneseRanges,
  urls: import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-[0-9]*-400-normal.woff',
    { query: '?url', import: 'default', eager: true },
  ),
};

const korean: FontFamily = {
  name: 'Noto Sans KR',
  rangesUrl: koreanRanges,
  urls: import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-sans-kr/files/noto-sans-kr-[0-9]*-400-normal.woff',
    { query: '?url', import: 'default', eager: true },
  ),
};

const chinese: FontFamily = {
  name: 'Noto Sans SC',
  rangesUrl: chineseRanges,
  urls: import.meta.glob<string>(
    '../../../../../node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-400-normal.woff',
    { query: '?url', import: 'default', eager: true },
  ),
};

/** The fonts of names in East Asian scripts. */
export const eastAsianFamilies = { japanese, korean, chinese };
