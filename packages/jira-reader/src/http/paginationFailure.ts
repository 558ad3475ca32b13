import { RequestFailure } from '../RequestFailure.ts';

/** The failure for a list whose pages never end, repeat themselves, or stop before their own total. */
export function paginationFailure(base: string): RequestFailure {
  return new RequestFailure({ reason: 'pages-inconsistent', host: new URL(base).host });
}
