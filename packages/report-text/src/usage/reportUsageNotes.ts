import type { Report, ReportUsage, TeamUsage, UsageSourceName } from '@roi-insight/contracts';
import { startOffset } from '@roi-insight/roi-math';
import { bidiIsolate, type Formats } from '../format/index.ts';
import { usageShareText } from './usageShareText.ts';

/** The names of sources. */
const SOURCE_NAMES: Readonly<Record<UsageSourceName, string>> = {
  'claude-code': 'Claude Code',
  copilot: 'Copilot',
  'copilot-billing': 'Copilot billing',
  table: 'the usage table',
};

/** What the use of the assistant says about a report, and what of it cannot be used, in sentences; [] without usage. */
export function reportUsageNotes(formats: Formats, report: Report): readonly string[] {
  const { usage } = report;
  const own = usage?.teams[0];
  if (usage === undefined || own === undefined) return [];
  return [
    ...(own.sources.length === 0
      ? [
          `The usage has no team named “${bidiIsolate(own.key)}” or “${bidiIsolate(own.name)}”, so it says nothing about this project.`,
        ]
      : [...shareTexts(formats, own), ...startTexts(formats, own, report.summary_metrics.claude_adoption_date)]),
    ...controlTexts(formats, usage),
    ...currencyTexts(usage),
    ...(usage.otherTeams === 0
      ? []
      : [
          `${formats.counted(usage.otherTeams, 'team')} of the usage ${usage.otherTeams === 1 ? 'isn’t' : 'aren’t'} in this report.`,
        ]),
  ];
}

/** @example '62% of the team used the assistant in the last quarter, by Claude Code.' */
function shareTexts(formats: Formats, { sources }: TeamUsage): string[] {
  return sources.flatMap((source) => {
    const share = usageShareText(formats, source);
    if (share === null) return [];
    const of = share.of === 'people' ? 'the team used the assistant' : 'the seats were used';
    return [`${share.range} of ${of} in the last quarter, by ${SOURCE_NAMES[source.source]}.`];
  });
}

/** @example 'By Claude Code, use began in the week of Jun 2, 2025, 12 weeks before the adoption date of this report.' */
function startTexts(formats: Formats, { sources }: TeamUsage, adopted: string): string[] {
  return sources.flatMap(({ source, observedStart }) => {
    const weeks = startOffset(observedStart, adopted);
    if (weeks === null || observedStart === null) return [];
    const distance = `${formats.counted(Math.abs(weeks), 'week')} ${weeks < 0 ? 'before' : 'after'}`;
    return [
      `By ${SOURCE_NAMES[source]}, use began in the week of ${formats.day(observedStart)}, ${distance} the adoption date of this report. You can analyze again with that date; it then counts as chosen after a result was seen.`,
    ];
  });
}

/** @example 'Controls by usage: 2 verified, 1 left out for using the assistant, 0 unknown.' */
function controlTexts(formats: Formats, { teams }: ReportUsage): string[] {
  const controls = teams.flatMap(({ control }) => (control === null ? [] : [control.kind]));
  if (controls.length === 0) return [];
  const count = (kind: (typeof controls)[number]) => formats.count(controls.filter((one) => one === kind).length);
  return [
    `Controls by usage: ${count('verified')} verified, ${count('contaminated')} left out for using the assistant, ${count('unknown')} unknown.`,
  ];
}

function currencyTexts({ currency, reportCurrency }: ReportUsage): string[] {
  return currency === null || currency === reportCurrency
    ? []
    : [`The spend of the usage is in ${currency}. Amounts in this report are in ${reportCurrency}, so it isn’t used.`];
}
