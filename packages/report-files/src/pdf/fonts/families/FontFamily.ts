/** A font family in slices, each with some of its characters. */
export interface FontFamily {
  readonly name: string;
  /** Code points of each slice, as the font packages publish them: `{ "[3]": "U+4e00-4e02,U+…" }`. */
  readonly ranges: Readonly<Record<string, string>>;
  /** Addresses by file path; the path ends in `-3-400-normal.woff` for slice `[3]`. */
  readonly urls: Readonly<Record<string, string>>;
}
