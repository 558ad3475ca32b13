import { type Usage, usageToWire } from '@roi-insight/contracts';
import { type Formats, usageNotes, usageSourceTitle, usageSummaryText } from '@roi-insight/report-text';
import { EVERYONE, type UsageRecord } from '../storage/usage/usageRecord.ts';

/** The stored record of usage: its description in words, and the usage itself. */
export function recordOf(
  formats: Formats,
  fileNames: readonly string[],
  usage: Usage,
  onlyFor: string | null = null,
): UsageRecord {
  const names = new Set(usage.sources.flatMap(({ teams }) => teams.map(({ name }) => name)));
  return {
    understood: {
      fileNames,
      sources: usage.sources.map((source) => ({
        title: usageSourceTitle(source.source),
        summary: usageSummaryText(formats, source, usage.currency),
        notes: usageNotes(formats, source),
      })),
      teams: [...names].filter((name) => name !== EVERYONE),
      hasEveryone: names.has(EVERYONE),
      besideEveryone: usage.sources
        .map(({ teams }) => teams.map(({ name }) => name))
        .flatMap((all) => (all.includes(EVERYONE) ? all.filter((name) => name !== EVERYONE) : [])),
      onlyFor,
    },
    usage: usageToWire(usage),
  };
}
