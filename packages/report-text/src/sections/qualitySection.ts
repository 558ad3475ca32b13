import type { Evidence, Quality, Report } from '@roi-insight/contracts';
import type { Block } from '../document/Block.ts';
import { chartTable, denseTable, heading, note, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { guardrailRows } from '../evidence/guardrailRows.ts';
import type { Formats } from '../format/index.ts';
import { qualityPlot } from '../quality/qualityPlot.ts';
import { qualityQuartersTable } from '../quality/qualityQuartersTable.ts';
import { qualityTable } from '../quality/qualityTable.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** Whether quality held, and the measures that must not get worse while tickets get faster. */
export function qualitySection(formats: Formats, report: Report): Section<'quality'> {
  const { evidence, quality } = report;
  const isKnown = quality !== undefined && quality.word !== 'unknown';
  const blocks = [
    ...(quality === undefined ? [] : bugBlocks(formats, report, quality)),
    ...(evidence === undefined || isKnown ? [] : guardrailBlocks(formats, evidence)),
  ];
  return {
    id: 'quality',
    title: sectionTitles.quality,
    blocks: blocks.length === 0 ? [prose('This report has no measures of quality.')] : blocks,
  };
}

function bugBlocks(formats: Formats, { summary_metrics: summary }: Report, quality: Quality): readonly Block[] {
  if (quality.word === 'unknown')
    return [prose('The report does not know which tickets are bugs, or when they were created.')];
  const plot = qualityPlot(formats, quality, summary.claude_adoption_date);
  const { word, detectable = null } = quality.measures.find(({ kind }) => kind === 'bugs-created') ?? {};
  return [
    denseTable(qualityTable(formats, quality), [0.36, 0.1, 0.1, 0.12, 0.2, 0.12]),
    note('Changes are against the trend before adoption.'),
    ...(word === 'unclear' && detectable !== null
      ? [note(`A rise of bugs created by ${formats.wholePercent(detectable)} would probably have been found.`)]
      : []),
    ...(plot === null ? [] : [{ kind: 'figure', plot } as const]),
    ...(quality.quarters.length === 0
      ? []
      : [heading('Bugs by quarter'), chartTable(qualityQuartersTable(formats, quality))]),
  ];
}

/** The measures of completed tickets, for a report that does not know the bugs. */
const guardrailBlocks = (formats: Formats, evidence: Evidence): readonly Block[] => [
  heading('Among completed tickets'),
  denseTable(
    {
      head: ['Measure', 'Before', 'After', 'Change'],
      rows: guardrailRows(formats, evidence).map(({ name, before, after, judgment }) => [
        name,
        before,
        after,
        judgment?.text ?? '',
      ]),
      texts: 1,
    },
    [0.44, 0.12, 0.12, 0.32],
  ),
];
