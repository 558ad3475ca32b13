import type { Economics, Report } from '@roi-insight/contracts';
import { bridge } from '@roi-insight/roi-math';
import { capitalized } from './capitalized.ts';
import { gapTexts } from './bridge/gapTexts.ts';
import { describeCapacity } from './bridge/describe/describeCapacity.ts';
import { netFigure } from './bridge/netFigure.ts';
import { inPeriod } from './bridge/netTitle.ts';
import { moneyRange } from './bridge/outcomeText.ts';
import { foundComparison, NO_COMPARISON, teamCounts } from './comparison/comparedWith.ts';
import { gradeMeaningText } from './evidence/gradeMeaningText.ts';
import { claimsChange, placeboReadings } from './evidence/placeboReadings.ts';
import { verdictShortText } from './evidence/verdictShortText.ts';
import type { Formats } from './format/index.ts';
import { organizationCounts } from './organization/organizationCounts.ts';
import { startsText } from './organization/startsText.ts';
import { qualityText } from './quality/qualityText.ts';
import { courseRowText } from './quarters/courseRowText.ts';
import { quarterCourse } from './quarters/quarterCourse.ts';
import type { SectionName } from './sectionTitles.ts';
import { uncapitalized } from './uncapitalized.ts';

/**
 * The content of a section in one line, for readers who do not open it; null if the title is enough. The line of `usage` is `usageRowText`: a page
 * fetches it only for reports with usage.
 */
export function sectionRowText(
  formats: Formats,
  report: Report,
  economics: Economics,
  section: SectionName,
): string | null {
  switch (section) {
    case 'since-then':
      return sinceThen(formats, report);
    case 'quality':
      return report.quality === undefined ? null : capitalized(qualityText(formats, report.quality));
    case 'confidence':
      return confidence(report);
    case 'comparison':
      return comparison(formats, report);
    case 'teams':
      return teams(formats, report);
    case 'net-savings':
      return netSavings(formats, report, economics);
    case 'tickets-used':
      return ticketsUsed(formats, report);
    case 'test-the-method':
      return falseAlarms(formats, report);
    case 'methodology':
    case 'usage':
    case 'usage-data':
      return null;
    case 'scope':
      return 'Choose which tickets count and the working hours';
  }
}

/** @example 'Saving still there after 12 months: 24% less time' */
function sinceThen(formats: Formats, report: Report): string | null {
  const course = quarterCourse(report);
  return course === null ? null : courseRowText(formats, course);
}

/** @example 'B: the highest grade for a single team' */
function confidence(report: Report): string {
  const meaning = gradeMeaningText(report);
  return report.evidence === undefined || meaning === null
    ? 'Averages only, not tested'
    : `${report.evidence.grade}: ${meaning}`;
}

/** @example '7 other teams: 21% less time per ticket' */
function comparison(formats: Formats, report: Report): string {
  const found = foundComparison(report);
  if (found === null) return NO_COMPARISON;
  const { adopters, controls } = teamCounts(found);
  const teams =
    found.design === 'one-adopter'
      ? formats.counted(controls, 'other team')
      : `${formats.counted(adopters, 'team')} that adopted`;
  return `${teams}: ${uncapitalized(verdictShortText(formats, report))}`;
}

/** @example '32 of 40 teams started Jan 6 – Jun 2, 2025' */
function teams(formats: Formats, { organization }: Report): string | null {
  if (organization === undefined) return null;
  const { all, started } = organizationCounts(organization);
  const starts = startsText(formats, organization);
  const counted = formats.counted(all, 'team');
  return started === 0 ? `${counted}, ${starts}` : `${formats.count(started)} of ${counted} ${starts}`;
}

/** @example '$64,750 gross to $23,788 net in the first quarter' */
function netSavings(formats: Formats, report: Report, economics: Economics): string {
  const found = bridge(report, economics);
  if (found.kind === 'unavailable') return gapTexts[found.reason].title;
  const { net, capacity, outcome, steps, period } = found;
  if (capacity.kind === 'refused') return describeCapacity(formats, capacity).figure;
  const { figure, isAmount } = netFigure(formats, net, outcome);
  if (!isAmount) return `${figure}: ${moneyRange(formats, net)} ${inPeriod(period)}`;
  const gross = steps[0]?.amount.base ?? net.base;
  return `${formats.money(gross)} gross to ${figure} net ${inPeriod(period)}`;
}

/** @example '657 of 1,948 tickets used' */
function ticketsUsed(formats: Formats, { provenance }: Report): string | null {
  if (provenance === undefined) return null;
  const { funnel } = provenance;
  return `${formats.count(funnel.analysed)} of ${formats.counted(funnel.found, 'ticket')} used`;
}

/** @example '19 fake dates, 0 false alarms' */
function falseAlarms(formats: Formats, report: Report): string | null {
  const test = placeboReadings(report);
  if (test === null) return null;
  if (test.kind === 'not-possible') return 'Not enough data to test';
  const alarms = test.earlier.filter(claimsChange).length;
  return `${formats.counted(test.earlier.length, 'fake date')}, ${formats.counted(alarms, 'false alarm')}`;
}
