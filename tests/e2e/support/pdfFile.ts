import { execFileSync } from 'node:child_process';

/** A PDF file as other programs see it. */
export interface PdfFile {
  /** Text of each page, in reading order; line breaks are blanks. */
  readonly pages: readonly string[];
  /** Text of all pages. */
  readonly text: string;
  readonly fonts: readonly { readonly name: string; readonly embedded: boolean }[];
  /** Pictures made of pixels. */
  readonly pictures: number;
  /** What `pdfinfo` says: Title, Pages, Tagged, Page size … */
  readonly info: Readonly<Record<string, string>>;
  /** Lines of the structure tree: H1, Table, Figure … */
  readonly structure: string;
  /** The catalog and all other objects as text. */
  readonly objects: string;
}

const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });

/**
 * Reads a file with poppler and qpdf.
 * @throws Error when qpdf finds the file damaged
 */
export function readPdf(path: string): PdfFile {
  run('qpdf', '--check', path);
  const pages = run('pdftotext', '-enc', 'UTF-8', path, '-')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/gu, ' '));
  const rows = (program: string) =>
    run(program, ...(program === 'pdfimages' ? ['-list'] : []), path)
      .trim()
      .split('\n')
      .slice(2);
  return {
    pages,
    text: pages.join(' '),
    fonts: rows('pdffonts').map((line) => {
      const [, name = '', embedded] = /^(.*?)\s{2,}.*?\s(yes|no)\s+(?:yes|no)\s+(?:yes|no)\s/.exec(line) ?? [];
      return { name, embedded: embedded === 'yes' };
    }),
    pictures: rows('pdfimages').length,
    info: Object.fromEntries(
      run('pdfinfo', path)
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    structure: run('pdfinfo', '-struct', path),
    objects: run('qpdf', '--qdf', '--object-streams=disable', path, '-').replaceAll('\0', ''),
  };
}
