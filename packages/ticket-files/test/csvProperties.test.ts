import { type Options, stringify } from 'csv-stringify/sync';
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  date,
  integer,
  oneof,
  option,
  record,
  string,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statusMapOf } from '../src/index.ts';
import { readBytes } from './readText.ts';

const CONTROL = /\p{Cc}/u;

/** Any text, and often a text that is difficult to write into a table. */
const cell = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  string({
    unit: constantFrom('"', ',', ';', '\t', '\n', '\r', ' ', 'a', "'", '=', 'ä', '\uFEFF'),
    maxLength: 8,
  }),
  constantFrom('A-1', 'Bug', 'In Review'),
);

const instant = date({ min: new Date('2015-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

/** Milliseconds from creation to completion. */
const afterwards = integer({ min: 0, max: 10_000_000_000 });

/** The options with which another library writes a table. */
const style: Arbitrary<Options> = record({
  delimiter: constantFrom(',', ';', '\t'),
  quoted: boolean(),
  record_delimiter: constantFrom('\n', '\r\n', '\r'),
  bom: boolean(),
  eof: boolean(),
});

const isPlain = (text: string) => !CONTROL.test(text.trim());

/** Whether every value of a row is acceptable. */
const isFine = (texts: readonly string[]) => texts.every(isPlain);

const bytesOf = (rows: readonly string[][], options: Options) =>
  new TextEncoder().encode(stringify([...rows], options));

const size = integer({ min: 1, max: 64 });

describe('a table that another library wrote', () => {
  it('with a row for each ticket, is read back unchanged or refused with line numbers', async () => {
    const row = tuple(cell, cell, instant, cell, option(afterwards), cell);
    const head = ['id', 'type', 'created', 'title', 'done', 'resolution'];
    await assert(
      asyncProperty(array(row, { minLength: 1, maxLength: 8 }), style, size, async (rows, options, bytes) => {
        const doneAt = (created: Date, after: number | null) =>
          after === null ? undefined : created.getTime() + after;
        const table = rows.map(([id, type, created, title, after, resolution]) => [
          id,
          type,
          created.toISOString(),
          title,
          after === null ? '' : new Date(created.getTime() + after).toISOString(),
          resolution,
        ]);
        const file = await readBytes(bytesOf([head, ...table], options), { size: bytes });
        // Outside of quotes, both CR and LF end a line, and no text may contain a NUL.
        const unusual = options.quoted === true ? /\0/ : /[\r\n\0]/;
        const mayBeRefused = rows.some((row) => unusual.test(row.join()));
        const isRepeated = new Set(rows.map(([id]) => id.trim())).size < rows.length;
        const isRefused =
          isRepeated ||
          rows.some(([id, type, , , , resolution]) => id.trim() === '' || !isFine([id, type, resolution]));
        if (isRefused || (mayBeRefused && file.kind === 'refused')) {
          expect(file.kind === 'refused' && file.problems.every(({ line }) => line !== null && line > 1)).toBe(true);
          return;
        }
        const expected = rows.map(([id, type, created, , after, resolution]) => ({
          key: id.trim(),
          type: type.trim() === '' ? undefined : type.trim(),
          createdAtMs: created.getTime(),
          doneAtMs: doneAt(created, after),
          resolution: resolution.trim() === '' ? null : resolution.trim(),
        }));
        const isTask = ({ type }: { readonly type?: string | undefined }) => !/^(epic|initiative)$/i.test(type ?? '');
        const found =
          file.kind === 'refused'
            ? file.problems
            : file.tickets.map((ticket) => ({
                key: ticket.key,
                type: ticket.type,
                createdAtMs: ticket.createdAtMs,
                doneAtMs: ticket.transitions.at(-1)?.atMs,
                resolution: ticket.resolution,
              }));
        expect(found).toEqual(expected.filter(isTask));
      }),
      { numRuns: 300 },
    );
  });

  it('with a row for each change, is read back unchanged or refused with line numbers', async () => {
    const change = tuple(cell, constantFrom('To Do', 'in review', ' In Review ', 'Done'), instant);
    await assert(
      asyncProperty(array(change, { minLength: 1, maxLength: 8 }), style, size, async (changes, options, bytes) => {
        const created = '2014-01-01T00:00:00Z';
        const table = changes.map(([id, status, at]) => [id, created, status, at.toISOString()]);
        const input = bytesOf([['id', 'created', 'status', 'at'], ...table], options);
        const statuses = statusMapOf([['In Review', 'in progress']]);
        const file = await readBytes(input, { statuses, size: bytes });
        if (file.kind === 'refused') {
          const moments = new Set(changes.map(([id, , at]) => `${id.trim()} ${at.getTime()}`));
          const isExpected =
            moments.size < changes.length ||
            changes.some(([id]) => id.trim() === '' || !isPlain(id) || /[\r\n]/.test(id));
          expect(isExpected).toBe(true);
          expect(file.problems.every(({ line }) => line !== null && line > 1)).toBe(true);
          return;
        }
        expect(new Set(file.tickets.map(({ key }) => key))).toEqual(new Set(changes.map(([id]) => id.trim())));
        expect(file.changes).toBe(changes.length);
        expect(file.latestMs).toBe(Math.max(...changes.map(([, , at]) => at.getTime())));
      }),
      { numRuns: 200 },
    );
  });

  it('is read or refused without an unexpected error, whatever it contains', async () => {
    const text = array(oneof(cell, constantFrom('id,created,done\n', '\n', '{', '[', '"', '2026-01-01')));
    await assert(
      asyncProperty(text, size, async (parts, bytes) => {
        const { kind } = await readBytes(new TextEncoder().encode(parts.join('')), { size: bytes });
        expect(['read', 'refused']).toContain(kind);
      }),
      { numRuns: 300 },
    );
  });
});
