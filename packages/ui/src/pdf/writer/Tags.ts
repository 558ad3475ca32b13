import type { jsPDF } from 'jspdf';

/** What a piece of a page is, for screen readers and for software that reads the file. */
export type Tag =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'Table'
  | 'TR'
  /** The head of a column. */
  | 'TH'
  /** The head of a row, in its first column. */
  | 'RowTH'
  | 'TD'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'TOC'
  | 'TOCI'
  | 'Figure'
  | 'Caption';

/** What the head of a table's cells is the head of. */
const SCOPES: Readonly<Partial<Record<Tag, string>>> = { TH: 'Column', RowTH: 'Row' };

/** The structure type of PDF's own list (ISO 32000-1, 14.8.4). */
const standardType = (tag: Tag) => (tag === 'RowTH' ? 'TH' : tag);

interface TagNode {
  readonly tag: Tag;
  /** Says in words what the piece shows; needed by figures. */
  readonly alt: string | null;
  readonly kids: (TagNode | Mark)[];
}

/** A stretch of a page's content. */
interface Mark {
  readonly page: number;
  readonly id: number;
}

/** The parts of the PDF library that are in use here and that its types leave out. */
interface Internals {
  readonly write: (text: string) => void;
  readonly newAdditionalObject: () => { readonly objId: number; content: string };
  readonly getPageInfo: (page: number) => { readonly objId: number };
  readonly getCurrentPageInfo: () => { readonly pageNumber: number };
  readonly events: { readonly subscribe: (topic: string, listener: (event: PutPageEvent) => void) => void };
}

interface PutPageEvent {
  readonly pageNumber: number;
}

function internalsOf(doc: object): Internals {
  if (!('internal' in doc) || !isInternals(doc.internal)) throw new TypeError('the PDF library has changed inside');
  return doc.internal;
}

const NEEDED = ['write', 'newAdditionalObject', 'getPageInfo', 'getCurrentPageInfo', 'events'];

function isInternals(value: unknown): value is Internals {
  return typeof value === 'object' && value !== null && NEEDED.every((name) => name in value);
}

/**
 * Tags what is drawn, so that the file has headings, tables and figures instead of loose text. The library knows nothing
 * of tags: marks go straight into the page's content, and the tree is written as objects of its own.
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

  /** Everything that `draw` marks is a `tag`. */
  within(tag: Tag, draw: () => void): void {
    const close = this.open(tag);
    draw();
    close();
  }

  /** Like `within`, for work that takes a while: what is marked until `close` is called belongs to `tag`. */
  open(tag: Tag, alt: string | null = null): () => void {
    const outer = this.#open;
    this.#open = { tag, alt, kids: [] };
    outer.kids.push(this.#open);
    return () => {
      this.#open = outer;
    };
  }

  /** Keeps a place in the reading order for something that is drawn later. */
  reserve(tag: Tag): (draw: () => void) => void {
    const place: TagNode = { tag, alt: null, kids: [] };
    this.#open.kids.push(place);
    return (draw) => {
      const outer = this.#open;
      this.#open = place;
      draw();
      this.#open = outer;
    };
  }

  /** What `draw` puts on the current page is content of the open tag. */
  mark(draw: () => void): void {
    const close = this.openMark();
    draw();
    close();
  }

  /** Like `mark`, for work that takes a while. The page must not change before `close` is called. */
  openMark(): () => void {
    const page = this.#internals.getCurrentPageInfo().pageNumber;
    const id = this.#marksOfPage.get(page) ?? 0;
    this.#marksOfPage.set(page, id + 1);
    this.#open.kids.push({ page, id });
    this.#internals.write(`/${standardType(this.#open.tag)} <</MCID ${id}>> BDC`);
    return () => this.#internals.write('EMC');
  }

  /** What `draw` puts on the page is decoration: lines, page numbers. */
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
    const words = alt === null ? '' : ` /Alt ${hexString(alt)}`;
    const scope = tag in SCOPES ? ` /A <</O /Table /Scope /${SCOPES[tag]}>>` : '';
    object.content = `<</Type /StructElem /S /${standardType(tag)} /P ${parent} 0 R${words}${scope} /K [${refs.join(' ')}]>>`;
    return object.objId;
  }
}

/** Text of any script as a PDF string: UTF-16, big end first. */
function hexString(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
