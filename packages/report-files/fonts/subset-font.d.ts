declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'truetype' | 'woff' | 'woff2';
    readonly keepAllGlyphs?: boolean;
    readonly noHinting?: boolean;
    readonly noLayoutClosure?: boolean;
    readonly dropTables?: readonly string[];
  }
  /** Cuts a font (TrueType, WOFF, WOFF2) down to the characters of `text`. With `keepAllGlyphs`, `text` is ''. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
