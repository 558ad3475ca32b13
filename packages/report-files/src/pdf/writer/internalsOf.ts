/** The internals of jsPDF that are used and missing in its types. */
export interface Internals {
  readonly write: (text: string) => void;
  readonly newAdditionalObject: () => { readonly objId: number; content: string };
  readonly getPageInfo: (page: number) => { readonly objId: number };
  readonly getCurrentPageInfo: () => { readonly pageNumber: number };
  readonly events: { readonly subscribe: (topic: string, listener: (event: PutPageEvent) => void) => void };
}

interface PutPageEvent {
  readonly pageNumber: number;
}

export function internalsOf(doc: object): Internals {
  if (!('internal' in doc) || !isInternals(doc.internal)) throw new TypeError('The internals of jsPDF have changed.');
  return doc.internal;
}

const NEEDED = ['write', 'newAdditionalObject', 'getPageInfo', 'getCurrentPageInfo', 'events'];

function isInternals(value: unknown): value is Internals {
  return typeof value === 'object' && value !== null && NEEDED.every((name) => name in value);
}
