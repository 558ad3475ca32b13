import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { isRecord, listMember, member, without } from '../json.ts';
import type { Fault } from './fault.ts';

/** Prefix of the page tokens that paging faults invent. */
const INVENTED_TOKEN = 'again';

/** The request with an invented page token removed, so that the real endpoint returns the first page again. */
export function withoutInventedToken(body: unknown): unknown {
  const token = member(body, 'nextPageToken');
  const isInvented = isRecord(body) && typeof token === 'string' && token.startsWith(INVENTED_TOKEN);
  return isInvented ? without(body, 'nextPageToken') : body;
}

let pages = 0;

/** The response as a fault changes it, or unchanged. */
export function changeData(fault: Fault, payload: unknown): unknown {
  const { list, keep = 'first' } = Object.fromEntries(fault.parameters);
  const names = list === undefined ? LISTS : [list];
  switch (fault.name) {
    case 'half':
      return changeLists(payload, names, (entries) => halfOf(entries, keep));
    case 'hollow':
      return hasList(payload) ? changeLists(payload, names, (entries) => entries.map(() => ({}))) : withNulls(payload);
    case 'wrong-shape':
      return hasList(payload) ? changeLists(payload, names, (entries) => ({ ...entries })) : { data: payload };
    case 'member':
      return changeMember(payload, fault.parameters);
    default:
      return changePage(fault, payload);
  }
}

/** Names of the lists in responses. */
const LISTS = ['issues', 'issueChangeLogs', 'values'];

function hasList(payload: unknown): boolean {
  return Array.isArray(payload) || LISTS.some((name) => Array.isArray(member(payload, name)));
}

/** Changes each list that has one of these names, at any depth of the response. Totals and other members stay the same. */
function changeLists(
  payload: unknown,
  names: readonly string[],
  change: (list: readonly unknown[]) => unknown,
  name = names[0] ?? '',
): unknown {
  if (Array.isArray(payload)) {
    const entries = payload.map((entry) => changeLists(entry, names, change, ''));
    return names.includes(name) ? change(entries) : entries;
  }
  if (!isRecord(payload)) return payload;
  const members = Object.entries(payload).map(([key, value]) => [key, changeLists(value, names, change, key)]);
  return Object.fromEntries(members);
}

/** The response with one member replaced or removed; at any depth if `deep` is given. */
function changeMember(payload: unknown, parameters: Fault['parameters']): unknown {
  const [name, value, isDeep] = [parameters.get('name') ?? '', parameters.get('value'), parameters.has('deep')];
  const change = (found: unknown): unknown => {
    if (Array.isArray(found)) return isDeep ? found.map(change) : found;
    if (!isRecord(found)) return found;
    const others = isDeep ? Object.entries(found).map(([key, inner]) => [key, change(inner)]) : Object.entries(found);
    const kept: Record<string, unknown> = Object.fromEntries(others.filter(([key]) => key !== name));
    return value === undefined || !Object.hasOwn(found, name) ? kept : { ...kept, [name]: JSON.parse(value) };
  };
  return change(payload);
}

function halfOf(list: readonly unknown[], keep: string): readonly unknown[] {
  const middle = Math.ceil(list.length / 2);
  if (keep === 'odd') return list.filter((_, index) => index % 2 === 0);
  return keep === 'last' ? list.slice(list.length - middle) : list.slice(0, middle);
}

function withNulls(payload: unknown): unknown {
  return isRecord(payload) ? Object.fromEntries(Object.keys(payload).map((name) => [name, null])) : payload;
}

/** A page of issues or changelogs, changed by a paging fault. */
function changePage(fault: Fault, payload: unknown): unknown {
  const list = ['issues', 'issueChangeLogs'].find((name) => Array.isArray(member(payload, name)));
  if (list === undefined || !isRecord(payload)) return payload;
  const paged = Object.hasOwn(payload, 'total') ? {} : { isLast: false };
  switch (fault.name) {
    case 'repeated-token':
      return { ...payload, ...paged, nextPageToken: INVENTED_TOKEN };
    case 'empty-page':
      pages += 1;
      return { ...payload, ...paged, [list]: [], nextPageToken: `${INVENTED_TOKEN}-${pages}` };
    case 'duplicates':
      return { ...payload, [list]: withDuplicate(listMember(payload, list), Object.hasOwn(payload, 'total')) };
    case 'left-out':
      return { ...payload, [list]: listMember(payload, list).slice(Number(fault.parameters.get('count') ?? 5)) };
    default:
      return payload;
  }
}

/** Repeats the first entry. If pages have an offset, it replaces the last entry, as happens if nodes order equal entries differently. */
function withDuplicate(entries: readonly unknown[], byOffset: boolean): readonly unknown[] {
  return [...(byOffset ? entries.slice(0, -1) : entries), ...entries.slice(0, 1)];
}

/** The text of a response as a fault sends it. */
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
