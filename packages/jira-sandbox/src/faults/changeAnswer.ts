import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord, listMember, member, without } from '../json.ts';
import type { Fault } from './fault.ts';

/** Page tokens that the paging faults make up start with this. */
const MADE_UP = 'again';

/** The request as the real endpoint would understand it: a made-up page token leads to the first page once more. */
export function withoutMadeUpToken(body: unknown): unknown {
  const token = member(body, 'nextPageToken');
  const madeUp = isRecord(body) && typeof token === 'string' && token.startsWith(MADE_UP);
  return madeUp ? without(body, 'nextPageToken') : body;
}

let pages = 0;

/** A page of issues or changelogs as a paging fault changes it; everything else stays. */
export function changePage(fault: Fault, payload: unknown): unknown {
  const list = ['issues', 'issueChangeLogs'].find((name) => Array.isArray(member(payload, name)));
  if (list === undefined || !isRecord(payload)) return payload;
  const paged = Object.hasOwn(payload, 'total') ? {} : { isLast: false };
  switch (fault.name) {
    case 'repeated-token':
      return { ...payload, ...paged, nextPageToken: MADE_UP };
    case 'empty-page':
      pages += 1;
      return { ...payload, ...paged, [list]: [], nextPageToken: `${MADE_UP}-${pages}` };
    case 'duplicates':
      return { ...payload, [list]: withDuplicate(listMember(payload, list), Object.hasOwn(payload, 'total')) };
    case 'left-out':
      return { ...payload, [list]: listMember(payload, list).slice(Number(fault.parameters.get('count') ?? 5)) };
    default:
      return payload;
  }
}

/** The first entry once more; where pages go by offset in place of the last, as when nodes order ties differently. */
function withDuplicate(entries: readonly unknown[], byOffset: boolean): readonly unknown[] {
  return [...(byOffset ? entries.slice(0, -1) : entries), ...entries.slice(0, 1)];
}

/** The text of an answer as a fault sends it. */
export function changeText(fault: Fault, text: unknown): unknown {
  if (typeof text !== 'string') return text;
  if (fault.name === 'truncated') return text.slice(0, Math.floor(text.length / 2));
  if (fault.name === 'slow') return Readable.from(drip(text, Number(fault.parameters.get('ms') ?? 10_000)));
  return text;
}

const DROPS = 20;

async function* drip(text: string, milliseconds: number): AsyncGenerator<string> {
  const size = Math.ceil(text.length / DROPS);
  for (let at = 0; at < text.length; at += size) {
    yield text.slice(at, at + size);
    await wait(milliseconds / DROPS);
  }
}
