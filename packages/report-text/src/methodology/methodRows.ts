import { leavesTicketsOut, type Provenance, type Report } from '@roi-insight/contracts';
import { earlierTickets } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import type { Fact } from '../Fact.ts';
import { capitalized } from '../capitalized.ts';
import { formatProject } from '../formatProject.ts';
import { startsText } from '../organization/startsText.ts';
import { eachStart } from '../reportNames.ts';
import { choiceFacts, scopeChangesText, workingTimeText } from './choiceFacts.ts';
import { readingFacts } from './readingFacts.ts';
import { seriesFacts } from './seriesFacts.ts';
import { sizeFacts } from './sizeFacts.ts';
import { funnelSteps } from './funnelSteps.ts';
import { ticketUses } from './ticketUses.ts';

/** Rows about how this report was measured: name and value. */
export function methodRows(formats: Formats, report: Report, host: string | null): readonly (readonly string[])[] {
  const { provenance } = report;
  return [
    ['Data source', provenance?.host ?? host ?? 'Not stated'],
    ...adoptionFacts(formats, report).map(({ name, value }) => [name, value]),
    ...(provenance === undefined ? [] : measuredRows(formats, report, provenance)),
  ];
}

/** The day of adoption, or the starts of the teams. */
export function adoptionFacts(formats: Formats, { organization, summary_metrics: summary }: Report): readonly Fact[] {
  return organization === undefined
    ? [{ name: 'Adoption date', value: formats.day(summary.claude_adoption_date) }]
    : [{ name: 'Teams', value: capitalized(startsText(formats, organization)) }];
}

function measuredRows(formats: Formats, report: Report, provenance: Provenance): readonly (readonly string[])[] {
  const { time_zone: zone } = provenance;
  return [
    ...[
      ...scopeFacts(formats, report, provenance),
      ...measureFacts(formats, provenance, report.evidence),
      ...choiceFacts(formats, provenance),
      ...seriesFacts(formats, report),
      ...readingFacts(formats, provenance),
    ].map(({ name, value }) => [name, value]),
    ['Tickets read', `${formats.moment(provenance.fetched_at, zone)}, ${TRACKER_IN_WORDS[provenance.tracker]}`],
    ['Measurement version', provenance.version],
  ];
}

/** The project and the windows that were compared. */
export function scopeFacts(
  formats: Formats,
  { organization }: Pick<Report, 'organization'>,
  { project, windows: { pre, post } }: Provenance,
): readonly Fact[] {
  if (organization !== undefined) {
    return [
      { name: 'Before', value: eachStart(formats, 'before') },
      { name: 'After', value: `Up to ${eachStart(formats, 'after')}` },
    ];
  }
  return [
    { name: 'Project', value: formatProject(project) },
    { name: 'Before', value: windowText(formats, pre) },
    { name: 'After', value: post.days === 0 ? 'Not started' : windowText(formats, post) },
  ];
}

const TRACKER_IN_WORDS: Readonly<Record<Provenance['tracker'], string>> = {
  cloud: 'Jira Cloud',
  'data-center': 'Jira Data Center',
  file: 'a file of tickets',
};

const windowText = (formats: Formats, window: Provenance['windows']['pre']) =>
  `${formats.dayRange(window)}, ${formats.count(window.days)} days`;

/** How working time was counted, and what decides the period in which a ticket counts. */
export function measureFacts(formats: Formats, provenance: Provenance, evidence: Report['evidence']): readonly Fact[] {
  const { straddling } = provenance;
  const straddlers =
    straddling === undefined
      ? ''
      : ` (${formats.count(straddling)} ${straddling === 1 ? 'was' : 'were'} in progress on the ${evidence?.method === 'organization' ? 'day of the team’s start' : 'adoption date'})`;
  return [
    { name: 'Measure', value: measureText(formats, provenance) },
    ...sizeFacts(provenance, evidence),
    { name: 'Counted in', value: `The period the ticket was completed${straddlers}` },
    { name: 'Time zone', value: provenance.time_zone },
  ];
}

const LOGGED_IN: Readonly<Record<Provenance['tracker'], string>> = {
  cloud: 'in Jira',
  'data-center': 'in Jira',
  file: 'on the tickets',
};

function measureText(formats: Formats, { measure, tracker, calendar, scope }: Provenance): string {
  if (measure === 'logged') return `Hours logged ${LOGGED_IN[tracker]}`;
  const isChosen = scope?.work_statuses !== undefined;
  const time = workingTimeText(formats, calendar);
  if (measure === 'active') {
    return isChosen ? `Working hours in the chosen statuses (${time})` : `Working hours in progress (${time})`;
  }
  const isUsual = time === workingTimeText(formats, undefined);
  return `Working hours from creation to completion${isUsual ? '' : ` (${time})`}: too few completed tickets were ${isChosen ? 'in the chosen statuses' : 'in progress'}`;
}

/** Rows of the funnel: tickets found, measured, used for the trend, and excluded by reason, each with its count. */
export function funnelRows(
  formats: Formats,
  provenance: Provenance,
  evidence: Report['evidence'],
): readonly (readonly string[])[] {
  const earlier = earlierTickets(evidence);
  return [
    ['Tickets found', formats.count(provenance.funnel.found)],
    ...ticketUses(formats, provenance, earlier).map(({ name, note, count }) => [
      note === null ? name : `${name}: ${note}`,
      formats.count(count),
    ]),
    ...funnelSteps(formats, provenance, earlier).map(({ reason, count }) => [
      `Excluded: ${reason}`,
      formats.count(count),
    ]),
  ];
}

/** The method in one sentence, for readers of the short report. */
export function methodText(formats: Formats, { provenance }: Report): string {
  const more = 'The full report has the method, the evidence, and every step from gross savings to net.';
  if (provenance === undefined) return more;
  const { funnel } = provenance;
  const counted = `${formats.count(funnel.analysed)} of ${formats.counted(funnel.found, 'ticket')} used.`;
  const narrowed = leavesTicketsOut(provenance.scope) ? ' Only tickets in the chosen scope count.' : '';
  const changes = scopeChangesText(formats, provenance);
  return `${measureText(formats, provenance)}. ${counted}${narrowed}${changes === null ? '' : ` ${changes}`} ${more}`;
}
