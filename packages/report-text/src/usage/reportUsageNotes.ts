import type { Report, ReportOrganization, ReportUsage, TeamUsage, UsageSourceName } from '@roi-insight/contracts';
import { startOffset, usedAfter } from '@roi-insight/roi-math';
import { bidiIsolate, type Formats, wholeRange, wholeSaving } from '../format/index.ts';
import { cappedList } from './cappedList.ts';
import { startText } from './start/startText.ts';
import { usageShareText } from './usageShareText.ts';

const SOURCE_NAMES: Readonly<Record<UsageSourceName, string>> = {
  'claude-code': 'Claude Code',
  copilot: 'Copilot',
  'copilot-billing': 'Copilot billing',
  table: 'the usage table',
};

/** The meaning of usage for a report, and the part of it that cannot be used, in sentences; [] if there is no usage. */
export function reportUsageNotes(formats: Formats, report: Report): readonly string[] {
  const { usage } = report;
  const own = usage?.teams[0];
  if (usage === undefined || own === undefined) return [];
  return [
    ...(own.sources.length === 0
      ? [
          report.organization !== undefined
            ? 'The usage has none of the teams that started.'
            : `The usage has no team named “${bidiIsolate(own.key)}” or “${bidiIsolate(own.name)}”, so it says nothing about this project.`,
        ]
      : [
          ...shareTexts(formats, report, own),
          ...(report.organization === undefined
            ? startTexts(formats, own, report.summary_metrics.claude_adoption_date)
            : perUserTexts(formats, report.organization)),
        ]),
    ...otherStartTexts(formats, report, usage),
    ...controlTexts(formats, usage),
    ...laterUseTexts(formats, report, usage),
    ...currencyTexts(usage),
    ...(usage.otherTeams === 0
      ? []
      : [
          `${formats.counted(usage.otherTeams, 'team')} of the usage ${usage.otherTeams === 1 ? 'isn’t' : 'aren’t'} in this report.`,
        ]),
  ];
}

/** @example '62% of the team used the assistant in the last quarter, by Claude Code.' */
function shareTexts(formats: Formats, report: Report, { sources }: TeamUsage): string[] {
  return sources.flatMap((source) => {
    const share = usageShareText(formats, report, source);
    return share === null ? [] : [`${share.sentence}, by ${SOURCE_NAMES[source.source]}.`];
  });
}

/** @example 'By Claude Code, use began in the week of Jun 2, 2025, 12 weeks before the adoption date of this report.' */
function startTexts(formats: Formats, { sources }: TeamUsage, adopted: string): string[] {
  return sources.flatMap((source) => {
    const [weeks, start] = [startOffset(source, adopted), startText(formats, source, 'in the ')];
    if (weeks === null || start === null) return [];
    return [
      `By ${SOURCE_NAMES[source.source]}, use began ${start}, ${distanceText(formats, weeks)} the adoption date of this report. You can analyze again with that date; it then counts as chosen after a result was seen.`,
    ];
  });
}

/** The effect if everyone used the assistant, the only percentage besides the quoted one. */
function perUserTexts(formats: Formats, { perUser }: ReportOrganization): string[] {
  if (perUser === null) return [];
  const { effectPercent, intervalPercent } = perUser;
  return [
    `If everyone used the assistant, a typical ticket would take an estimated ${wholeSaving(formats, effectPercent)} (95% range: ${wholeRange(formats, intervalPercent)}). This follows from teams whose people use it more or less; the result of this report is what the actual use changed.`,
  ];
}

const distanceText = (formats: Formats, weeks: number) =>
  `${formats.counted(Math.abs(weeks), 'week')} ${weeks < 0 ? 'before' : 'after'}`;

/** The start of use in each other team, if the start differs from the team's entered date. */
function otherStartTexts(formats: Formats, { comparison }: Report, { teams: [, ...others] }: ReportUsage): string[] {
  const starts = others.flatMap(({ key, name, sources }) => {
    const adopted = comparison?.teams.find((team) => team.key === key)?.adopted ?? null;
    const source = sources.find((one) => adopted !== null && startOffset(one, adopted) !== null);
    const start = source === undefined ? null : startText(formats, source, '');
    if (adopted === null || source === undefined || start === null) return [];
    const distance = distanceText(formats, startOffset(source, adopted) ?? 0);
    return [`${bidiIsolate(name)} (${start}, ${distance} ${formats.day(adopted)})`];
  });
  if (starts.length === 0) return [];
  const [who, dates, these] =
    starts.length === 1
      ? ['Another team', 'its adoption date', 'this date']
      : ['Other teams', 'their adoption dates', 'these dates'];
  return [
    `${who} began to use the assistant more than two weeks from ${dates}: ${cappedList(formats, starts)}. You can correct ${these} in the form.`,
  ];
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

/** Controls that are excluded from later quarters because they used the assistant after the first quarter. */
function laterUseTexts(formats: Formats, report: Report, { teams }: ReportUsage): string[] {
  const { evidence, provenance, comparison } = report;
  if (!evidence?.quarters || provenance === undefined) return [];
  const users = teams.flatMap(({ key, name, control, sources }) => {
    const compared = comparison?.teams.find((team) => team.key === key);
    const day = usedAfter(sources, provenance.windows.post.to);
    const isUser = control !== null && compared?.role === 'control' && day !== null;
    // A control that adopted on or before `day` is excluded because of the adoption, not because of the use.
    return isUser && !(compared.adopted !== null && compared.adopted <= day)
      ? [`${bidiIsolate(name)} (${formats.day(day)})`]
      : [];
  });
  return users.length === 0
    ? []
    : [
        `After the first quarter’s comparison, ${users.length === 1 ? 'a control' : formats.counted(users.length, 'control')} used the assistant. Later quarters leave ${users.length === 1 ? 'it' : 'each'} out from that day on: ${cappedList(formats, users)}.`,
      ];
}

function currencyTexts({ currency, reportCurrency }: ReportUsage): string[] {
  return currency === null || currency === reportCurrency
    ? []
    : [`The spend of the usage is in ${currency}. Amounts in this report are in ${reportCurrency}, so it isn’t used.`];
}
