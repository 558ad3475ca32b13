import type { UsageSource, UsageTeam } from '@roi-insight/contracts';
import { type PersonMapping, readUsage, type UnseenTeam, type UsageDays } from '../../src/index.ts';

export const NOW = '2026-11-26T00:00:00Z';

/** Files by name: text, or bytes. */
export type TestFiles = Readonly<Record<string, string | Uint8Array>>;

interface ReadOptions {
  readonly team?: string | null;
  readonly days?: UsageDays | null;
  readonly unseen?: readonly UnseenTeam[];
  readonly now?: string;
  readonly columns?: PersonMapping;
  readonly tool?: string;
  /** Size of each piece, in bytes. */
  readonly size?: number;
}

/** Splits bytes into pieces, like those that a disk or a browser returns. */
export async function* pieces(content: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export function read(
  files: TestFiles,
  { team = 'PAY', days = null, size = 61, unseen = [], now = NOW, ...others }: ReadOptions = {},
) {
  const inputs = Object.entries(files).map(([name, content]) => ({ name, chunks: pieces(content, size) }));
  return readUsage(inputs, { team, now, days, unseen, ...others });
}

/** The usage of files; throws the failures if the files are refused. */
export async function usageOf(files: TestFiles, options?: ReadOptions) {
  const reading = await read(files, options);
  if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.failures));
  return reading.usage;
}

/** The usage in files that all come from the same source. */
export async function sourceOf(files: TestFiles, options?: ReadOptions): Promise<UsageSource> {
  const { sources } = await usageOf(files, options);
  const [source] = sources;
  if (source === undefined || sources.length > 1) throw new Error(`There are ${sources.length} sources.`);
  return source;
}

/** The failures of files; throws if the files can be read. */
export async function failuresOf(files: TestFiles, options?: ReadOptions) {
  const reading = await read(files, options);
  if (reading.kind === 'read') throw new Error('The files were read.');
  return reading.failures;
}

/** Weeks as “2026-11-09: 12 people, 3.5”; “-” if they are not covered. */
export const weeksOf = (team: UsageTeam | undefined): readonly string[] =>
  (team?.weeks ?? []).map((week) =>
    week.coverage === 'reported'
      ? `${week.weekStart}: ${week.active} people, ${week.spend ?? 'no spend'}`
      : `${week.weekStart}: -`,
  );
