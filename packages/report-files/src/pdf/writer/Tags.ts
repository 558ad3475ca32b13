import type { jsPDF } from 'jspdf';
import { type Internals, internalsOf } from './internalsOf.ts';

/** The role of a piece of content, for screen readers and other software that reads the file. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'TR'
  /** A column header. */
  | 'TH'
  /** A row header, in the first column. */
  | 'RowTH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Figure'
  | 'Caption';

/** The scope of header cells. */
const SCOPES: Readonly<Partial<Record<Tag, string>>> = { TH: 'Column', RowTH: 'Row' };

/** The tag's standard structure type (ISO 32000-1, 14.8.4). */
const standardType = (tag: Tag) => (tag === 'RowTH' ? 'TH' : tag);

interface TagNode {
  readonly tag: Tag;
  /** Alternative text; required for figures. */
  readonly alt: string | null;
  readonly kids: (TagNode | Mark)[];
}

/** A marked range of a page's content. */
interface Mark {
  readonly page: number;
  readonly id: number;
}

/**
 * Tags drawn content, so that the file has headings, tables and figures instead of unstructured text. jsPDF does not
 * support tags: marks are written directly into the page's content, and the structure tree as separate objects.
 */
export class Tags {
  readonly #internals: Internals;
  readonly #root: TagNode = { tag: 'Document', alt: null, kids: [] };
  readonly #marksOfPage = new Map<number, number>();
  #open: TagNode = this.#root;

  constructor(doc: jsPDF) {
    this.#internals = internalsOf(doc);
    let structure = 0;
    this.#internals.events.subscribe('putPage', ({ pageNumber }) => {
      this.#internals.write(`/StructParents ${pageNumber - 1} /Tabs /S`);
    });
    this.#internals.events.subscribe('postPutPages', () => {
      structure = this.#writeTree();
    });
    this.#internals.events.subscribe('putCatalog', () => {
      this.#internals.write(`/MarkInfo <</Marked true>> /StructTreeRoot ${structure} 0 R`);
    });
  }

  /** Calls `draw` with `tag` open: content that is marked meanwhile belongs to `tag`. */
  within(tag: Tag, draw: () => void): void {
    const close = this.open(tag);
    draw();
    close();
  }

  /** Like `within`, for asynchronous work: content belongs to `tag` until the returned function is called. */
  open(tag: Tag, alt: string | null = null): () => void {
    const outer = this.#open;
    this.#open = { tag, alt, kids: [] };
    outer.kids.push(this.#open);
    return () => {
      this.#open = outer;
    };
  }

  /** An element that is drawn in several steps. Its first step decides its place in the reading order. */
  element(tag: Tag): (draw: () => void) => void {
    const place: TagNode = { tag, alt: null, kids: [] };
    let isPlaced = false;
    return (draw) => {
      const outer = this.#open;
      if (!isPlaced) outer.kids.push(place);
      isPlaced = true;
      this.#open = place;
      draw();
      this.#open = outer;
    };
  }

  /** Marks everything that `draw` draws on the current page as content of the open tag. */
  mark(draw: () => void): void {
    const close = this.openMark();
    draw();
    close();
  }

  /** Like `mark`, for asynchronous work. The page must not change until the returned function is called. */
  openMark(): () => void {
    const page = this.#internals.getCurrentPageInfo().pageNumber;
    const id = this.#marksOfPage.get(page) ?? 0;
    this.#marksOfPage.set(page, id + 1);
    this.#open.kids.push({ page, id });
    this.#internals.write(`/${standardType(this.#open.tag)} <</MCID ${id}>> BDC`);
    return () => this.#internals.write('EMC');
  }

  /** Marks everything that `draw` draws on the page as decoration, such as lines and page numbers. */
  decoration(draw: () => void): void {
    this.#internals.write('/Artifact BMC');
    draw();
    this.#internals.write('EMC');
  }

  #writeTree(): number {
    const root = this.#internals.newAdditionalObject();
    const parents = this.#internals.newAdditionalObject();
    const ownerOf = new Map<string, number>();
    const document = this.#writeNode(this.#root, root.objId, ownerOf);
    const pages = [...this.#marksOfPage].toSorted(([a], [b]) => a - b);
    const owners = pages.map(([page, count]) => {
      const ids = Array.from({ length: count }, (_, id) => `${ownerOf.get(`${page}/${id}`) ?? document} 0 R`);
      return `${page - 1} [${ids.join(' ')}]`;
    });
    parents.content = `<</Nums [${owners.join(' ')}]>>`;
    root.content = `<</Type /StructTreeRoot /K [${document} 0 R] /ParentTree ${parents.objId} 0 R>>`;
    return root.objId;
  }

  #writeNode({ tag, alt, kids }: TagNode, parent: number, ownerOf: Map<string, number>): number {
    const object = this.#internals.newAdditionalObject();
    const refs = kids.map((kid) => {
      if ('tag' in kid) return `${this.#writeNode(kid, object.objId, ownerOf)} 0 R`;
      ownerOf.set(`${kid.page}/${kid.id}`, object.objId);
      return `<</Type /MCR /Pg ${this.#internals.getPageInfo(kid.page).objId} 0 R /MCID ${kid.id}>>`;
    });
    const altText = alt === null ? '' : ` /Alt ${hexString(alt)}`;
    const scope = tag in SCOPES ? ` /A <</O /Table /Scope /${SCOPES[tag]}>>` : '';
    object.content = `<</Type /StructElem /S /${standardType(tag)} /P ${parent} 0 R${altText}${scope} /K [${refs.join(' ')}]>>`;
    return object.objId;
  }
}

/** Text as a PDF hexadecimal string, in UTF-16BE. */
function hexString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
