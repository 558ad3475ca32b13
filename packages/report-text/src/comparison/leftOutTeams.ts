import type { Report } from '@roi-insight/contracts';
import { bidiIsolate, type Formats } from '../format/index.ts';
import { foundComparison } from './comparedWith.ts';
import { comparisonText } from './comparisonText.ts';
import { leftOutText } from './leftOutText.ts';

/**
 * The teams that were requested for a comparison, but are not compared: a sentence for each excluded team, and, if no
 * comparison was possible, a sentence that says why.
 * @example leftOutTeams(formats, report) // ['Cedar is excluded from the comparison. Too few tickets: …']
 */
export function leftOutTeams(formats: Formats, report: Report): readonly string[] {
  const { comparison, organization } = report;
  const from = organization === undefined ? 'the comparison' : 'the report';
  const sentences = [...(comparison?.teams ?? []), ...(organization?.teams ?? [])].flatMap((team) =>
    team.role === 'left-out'
      ? [
          `${bidiIsolate(team.name)} is excluded from ${from}. ${leftOutText(formats, team.reason ?? { kind: 'not-given' })}`,
        ]
      : [],
  );
  const none = foundComparison(report) === null ? comparisonText(formats, report) : null;
  // A project that is named twice is excluded twice, for the same reason.
  return [...new Set(none === null ? sentences : [...sentences, none])];
}
