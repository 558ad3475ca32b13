import { usageWeekToWire } from '../usage/usageWeekToWire.ts';
import { snakeKeys } from '../values/snakeKeys.ts';
import type { Comparison, WireComparison } from './comparison/comparison.ts';
import type { Evidence, WireEvidence } from './evidence.ts';
import type { WireQuality } from './quality.ts';
import type { WireReportOrganization } from './organization.ts';
import type { Report, WireReport } from './report.ts';
import type { ReportUsage, WireReportUsage, WireUsageControl } from './usage/reportUsage.ts';

/**
 * The report for a response, a file or storage. `parseReport` reads it back. It is separate from `parseReport` so that
 * the worker for ticket files loads no schemas.
 */
export function reportToWire(report: Report): WireReport {
  const { evidence, comparison, organization, usage, quality } = report;
  return {
    ...report,
    evidence: evidence && evidenceToWire(evidence),
    comparison: comparison && comparisonToWire(comparison),
    organization: organization && snakeKeys<WireReportOrganization>(organization),
    usage: usage && usageToWire(usage),
    quality: quality && snakeKeys<WireQuality>(quality),
  };
}

/** The fields of evidence that has no result. On the wire, the verdict distinguishes the two kinds of evidence. */
const NO_RESULT = { verdict: 'too-little-data', effectPercent: null, intervalPercent: null } as const;
const NO_FIGURES = { headlinePercent: null, detectablePercent: null, weeksToDetect: null } as const;

function evidenceToWire(evidence: Evidence): WireEvidence {
  const { kind: _, ...fields } = { ...NO_RESULT, ...NO_FIGURES, ...evidence };
  return snakeKeys<WireEvidence>(fields);
}

function comparisonToWire(comparison: Comparison): WireComparison {
  const { kind: _, ...alone } = { ...NO_RESULT, ...comparison.alone };
  const teams = comparison.teams.map((team) => ({ reason: null, ...team }));
  return snakeKeys<WireComparison>({ ...comparison, teams, alone });
}

function usageToWire({ currency, teams, otherTeams }: ReportUsage): WireReportUsage {
  return {
    ...(currency !== null && { currency }),
    teams: teams.map(({ key, name, control, sources }) => ({
      key,
      name,
      ...(control !== null && { control: snakeKeys<WireUsageControl>(control) }),
      sources: sources.map(({ source, activeBasis, people, observedStart, observedUntil, pilotStart, weeks }) => ({
        source,
        active_basis: activeBasis,
        ...(people !== null && { people }),
        ...(observedStart !== null && { observed_start: observedStart }),
        ...(observedUntil !== undefined && { observed_until: observedUntil }),
        ...(pilotStart !== undefined && { pilot_start: pilotStart }),
        weeks: weeks.map(usageWeekToWire),
      })),
    })),
    other_teams: otherTeams,
  };
}
