import type { Provenance, Report } from '@roi-insight/contracts';
import { formatCount, formatDay, formatDays, formatMoment } from '../../format/index.ts';
import { figureIntervals } from './figureIntervals.ts';
import { funnelSteps } from '../../features/ProvenanceFunnel/funnelSteps.ts';

/** What was done to get this report's figures: name and value. */
export function methodRows(
  { provenance, summary_metrics: summary }: Report,
  host: string | null,
): readonly (readonly string[])[] {
  return [
    ['Data source', provenance?.host ?? host ?? 'Not stated'],
    ['Adoption date', formatDay(summary.claude_adoption_date)],
    ...(provenance === undefined ? [] : measuredRows(provenance)),
  ];
}

function measuredRows(provenance: Provenance): readonly (readonly string[])[] {
  const { windows, project, straddling, time_zone: zone } = provenance;
  return [
    ['Project', `${project.name} (${project.key})`],
    ['Before', `${formatDays(windows.pre)}, ${formatCount(windows.pre.days)} days`],
    [
      'After',
      windows.post.days === 0 ? 'Not begun' : `${formatDays(windows.post)}, ${formatCount(windows.post.days)} days`,
    ],
    ['Measure', measureWords(provenance)],
    ['Side of a ticket', `The period in which it was completed${straddlingWords(straddling)}`],
    ['Time zone', zone],
    [
      'Read',
      `${formatMoment(provenance.fetched_at, zone)}, ${provenance.tracker === 'cloud' ? 'Jira Cloud' : 'Jira Data Center'}`,
    ],
    ['Version of the measurement', `${provenance.version}, seed ${provenance.seed}`],
  ];
}

/** How working time was counted, as a sentence. */
export function measureWords({ measure }: Provenance): string {
  return measure === 'active'
    ? 'Working hours in progress: Monday to Friday, 9 to 17, while the ticket was in progress'
    : 'Elapsed working hours from creation to completion: too few tickets were ever set in progress';
}

function straddlingWords(straddling: number | undefined): string {
  return straddling === undefined
    ? ''
    : `; ${formatCount(straddling)} were begun before adoption and completed after it`;
}

/** What became of every ticket: reason and count, the sum last. */
export function funnelRows({ funnel }: Provenance): readonly (readonly string[])[] {
  return [
    ['Tickets found', formatCount(funnel.found)],
    ...funnelSteps(funnel).map(({ reason, count }) => [`Left out: ${reason}`, formatCount(count)]),
    ['Measured: what the averages rest on', formatCount(funnel.analysed)],
  ];
}

/** The method in a paragraph, for readers of the short report. */
export function methodInShort(report: Report): string {
  const { provenance } = report;
  const rest =
    'The figures compare averages before and after the adoption date, in working hours, and turn hours into dollars with the assumptions above.';
  if (provenance === undefined) return rest;
  const { funnel } = provenance;
  const counted = `Of ${formatCount(funnel.found)} tickets found, ${formatCount(funnel.analysed)} were measured: completed inside the windows, with 1 to 40 working hours.`;
  const interval =
    figureIntervals(report) === null
      ? ''
      : ' The interval belongs to the estimate that accounts for the trend before adoption, not to the plain difference of averages, so a figure can lie outside of it.';
  return `${measureWords(provenance)}. ${counted} ${rest}${interval}`;
}
