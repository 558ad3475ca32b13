import type { Report } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import { isAgainstOthers } from '../comparison/comparedWith.ts';
import type { Formats } from '../format/index.ts';
import type { VerdictText } from './verdictText.ts';

/** The verdict as the introduction to its evidence, and why the cards can have different figures. */
export function evidenceLead(formats: Formats, report: Report, { kind, headline, detail }: VerdictText): string {
  if (report.evidence?.kind !== 'estimated') return kind === 'too-little-data' ? headline : `${headline} ${detail}`;
  const hours = `${formats.count(MIN_AVERAGED_HOURS)} and ${formats.count(MAX_AVERAGED_HOURS)} hours`;
  const taken = isAgainstOthers(report) ? 'what changed for other teams' : 'the earlier trend';
  return `${headline} ${detail} The cards above compare plain averages of tickets between ${hours}; this estimate is of the typical ticket, from weekly figures, with ${taken} taken out.`;
}
