import type { PdfDictionary, PdfObjects, PdfValue } from './qpdf.ts';

export interface PdfFont {
  readonly name: string;
  readonly encoding: string;
  readonly embedded: boolean;
}

/** The objects of a file, including those that no page uses. */
export interface PdfContents {
  readonly pageCount: number;
  readonly fonts: readonly PdfFont[];
  readonly pictures: number;
  /** One line for each element of the structure tree, with its attributes: H1, Figure, TH /O /Table /Scope /Row … */
  readonly structure: string;
  readonly tagged: boolean;
  /** Language of the whole text. */
  readonly language: string | undefined;
  /** Whether a viewer opens the outline next to the pages. */
  readonly outlined: boolean;
}

type Follow = (value: PdfValue | undefined) => PdfDictionary;

const isDictionary = (value: PdfValue): value is PdfDictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The dictionary of a referenced object or stream; empty if it does not exist. */
function follower(objects: PdfObjects): Follow {
  return (value) => {
    if (typeof value !== 'string') return value !== undefined && isDictionary(value) ? value : {};
    const entry = objects[`obj:${value}`];
    if (entry === undefined) return {};
    if ('stream' in entry) return entry.stream.dict;
    return isDictionary(entry.value) ? entry.value : {};
  };
}

const listed = (value: PdfValue | undefined): readonly PdfValue[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

const word = (value: PdfValue | undefined) => (typeof value === 'string' ? value.replace(/^u:|^\//, '') : '');

export function contentsOf(objects: PdfObjects): PdfContents {
  const follow = follower(objects);
  const all = Object.keys(objects).map((key) => follow(key.replace('obj:', '')));
  const trailer = objects.trailer;
  const root = follow(trailer !== undefined && 'value' in trailer ? trailer.value : undefined)['/Root'];
  const catalog = follow(root);
  const { '/Lang': language } = catalog;
  return {
    pageCount: all.filter((dictionary) => dictionary['/Type'] === '/Page').length,
    fonts: all.filter(isFont).map((font) => readFont(font, follow, objects)),
    pictures: all.filter((dictionary) => dictionary['/Subtype'] === '/Image').length,
    structure: elements(follow(catalog['/StructTreeRoot'])['/K'], follow).join('\n'),
    tagged: follow(catalog['/MarkInfo'])['/Marked'] === true,
    language: language === undefined ? undefined : word(language),
    outlined: follow(follow(catalog['/Outlines'])['/First'])['/Title'] !== undefined,
  };
}

/** A descendant of a composite font is not a second font. */
const isFont = (dictionary: PdfDictionary) =>
  dictionary['/Type'] === '/Font' && !word(dictionary['/Subtype']).startsWith('CIDFont');

function readFont(font: PdfDictionary, follow: Follow, objects: PdfObjects): PdfFont {
  const [descendant] = listed(font['/DescendantFonts']);
  const descriptor = follow((descendant === undefined ? font : follow(descendant))['/FontDescriptor']);
  const files = ['/FontFile', '/FontFile2', '/FontFile3'].flatMap((key) => listed(descriptor[key]));
  return {
    name: word(font['/BaseFont']),
    encoding: word(font['/Encoding']),
    embedded: files.some((file) => typeof file === 'string' && 'stream' in (objects[`obj:${file}`] ?? {})),
  };
}

/**
 * The lines of elements and their descendants. Numbers and dictionaries without a type are page content, not elements.
 */
function elements(kids: PdfValue | undefined, follow: Follow, depth = 0): string[] {
  return listed(kids).flatMap((kid) => {
    const { '/S': kind, '/A': attributes, '/K': below } = follow(kid);
    if (kind === undefined) return [];
    const pairs = listed(attributes).flatMap((one) => Object.entries(follow(one)).flat());
    const line = `${'  '.repeat(depth)}${[word(kind), ...pairs.map(String)].join(' ')}`;
    return [line].concat(elements(below, follow, depth + 1));
  });
}
