import type { Estimated, Report, Verdict } from '@roi-insight/contracts';
import { comparedWith, foundComparison } from '../comparison/comparedWith.ts';
import { capitalized } from '../capitalized.ts';
import { bidiIsolate, type Formats, wholeRange, wholeSize } from '../format/index.ts';
import { gradeReasonText } from './gradeReasonText.ts';
import { organizationCounts } from '../organization/organizationCounts.ts';
import { quotedPercent } from './quotedPercent.ts';

export interface VerdictText {
  readonly kind: Verdict | 'no-evidence';
  readonly headline: string;
  /** The interval, or the data that is missing. */
  readonly detail: string;
}

/**
 * The verdict of a report as text. It claims no more than the evidence supports.
 * @example verdictText(formats, report, 'Claude Code').headline
 * // 'Since adopting Claude Code, a typical ticket takes 33% less working time.'
 */
export function verdictText(formats: Formats, report: Report, assistant: string): VerdictText {
  const { evidence } = report;
  const found = foundComparison(report);
  if (evidence === undefined) {
    return {
      kind: 'no-evidence',
      headline: 'Averages only.',
      detail: 'This report doesn’t test whether the difference is due to chance.',
    };
  }
  if (evidence.kind === 'too-little-data') {
    return {
      kind: 'too-little-data',
      headline: 'Too little data for a verdict.',
      detail: `${evidence.gradeReasons.map((reason) => gradeReasonText(formats, reason)).join(' ')} The figures below are observations only; we don’t project from them.`,
    };
  }
  switch (evidence.verdict) {
    case 'faster':
    case 'slower':
      return describeClaim(formats, report, evidence, evidence.verdict, assistant);
    case 'no-detectable-change':
      return {
        kind: 'no-detectable-change',
        headline:
          evidence.quarters === null || evidence.method === 'organization'
            ? 'No measurable change yet.'
            : 'No measurable change in the first quarter.',
        detail: `${found === null ? 'Anything' : `${comparedWith(formats, found)}, anything`} from ${wholeRange(formats, evidence.intervalPercent)} fits the data${tooSmall(formats, evidence)}.`,
      };
  }
}

/** A saving that the data could not have shown. */
function tooSmall(formats: Formats, { detectablePercent: detectable }: Estimated): string {
  return detectable === null
    ? ''
    : `; a saving under ${formats.wholePercent(detectable)} would be too small to detect here`;
}

function describeClaim(
  formats: Formats,
  report: Report,
  evidence: Estimated,
  kind: 'faster' | 'slower',
  assistant: string,
): VerdictText {
  const found = foundComparison(report);
  const time = report.provenance?.measure === 'logged' ? 'logged time' : 'working time';
  const by = `${wholeSize(formats, quotedPercent(evidence))} ${kind === 'faster' ? 'less' : 'more'} ${time}`;
  const name = bidiIsolate(assistant);
  const range = wholeRange(formats, evidence.intervalPercent);
  const detail = `Likely range (95%): ${range}.${conservative(formats, evidence)}`;
  if (report.organization !== undefined && evidence.method === 'organization') {
    const { started } = organizationCounts(report.organization);
    return {
      kind,
      headline: `Across ${formats.counted(started, 'team')}, a typical ticket takes ${by} since each team adopted ${name}.`,
      detail,
    };
  }
  // The verdict describes the first quarter, even in a report that was made later.
  const [since, takes] =
    evidence.quarters === null
      ? [`since adopting ${name}`, 'takes']
      : [`in the first quarter after adopting ${name}`, 'took'];
  return {
    kind,
    headline:
      found === null
        ? `${capitalized(since)}, a typical ticket ${takes} ${by}.`
        : `${comparedWith(formats, found)}, a typical ticket ${takes} ${by} ${since}.`,
    detail,
  };
}

/** Explains why the quoted percent is not in the middle of the range; empty if it is in the middle. */
function conservative(formats: Formats, evidence: Estimated): string {
  const [low, high] = evidence.intervalPercent.map((end) => Math.round(Math.abs(end)));
  const quoted = quotedPercent(evidence);
  if (quoted === evidence.effectPercent || low === undefined || high === undefined) return '';
  if (Math.round(Math.abs(quoted)) >= (low + high) / 2) return '';
  const why = quoted > 0 ? 'below the midpoint, to be conservative' : 'closer to no change than the midpoint';
  return ` We report ${wholeSize(formats, quoted)}, ${why}.`;
}
