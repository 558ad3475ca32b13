import type { Quality, Report } from '@roi-insight/contracts';
import type { Block } from '../document/Block.ts';
import { chartTable, note, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { GUARDRAIL_QUESTION, guardrailRows } from '../evidence/guardrailRows.ts';
import type { Formats } from '../format/index.ts';
import { qualityPlot } from '../quality/qualityPlot.ts';
import { qualityTable } from '../quality/qualityTable.ts';
import { qualityText } from '../quality/qualityText.ts';

/** Whether quality held, and the measures that must not get worse while tickets get faster. */
export function qualitySection(formats: Formats, report: Report): Section<'quality'> {
  const { evidence, quality } = report;
  const rows: Block | null =
    evidence === undefined
      ? null
      : {
          kind: 'table',
          columns: [
            { title: 'Measure', share: 0.44 },
            { title: 'Before', share: 0.12, align: 'right' },
            { title: 'After', share: 0.12, align: 'right' },
            { title: 'Change', share: 0.32, align: 'right' },
          ],
          rows: guardrailRows(formats, evidence).map(({ name, before, after, judgment }) => ({
            cells: [name, before, after, judgment?.text ?? ''],
          })),
        };
  const blocks = [
    ...(quality === undefined ? [] : bugBlocks(formats, report, quality)),
    ...(rows === null ? [] : [rows]),
  ];
  return {
    id: 'quality',
    title: GUARDRAIL_QUESTION,
    blocks: blocks.length === 0 ? [prose('This report has no measures of quality.')] : blocks,
  };
}

function bugBlocks(formats: Formats, { summary_metrics: summary }: Report, quality: Quality): readonly Block[] {
  if (quality.word === 'unknown') return [prose(qualityText(formats, quality))];
  const plot = qualityPlot(formats, quality, summary.claude_adoption_date);
  const { word, detectable = null } = quality.measures.find(({ kind }) => kind === 'bugs-created') ?? {};
  return [
    prose(qualityText(formats, quality)),
    chartTable(qualityTable(formats, quality)),
    ...(word === 'unclear' && detectable !== null
      ? [note(`A rise of bugs created by ${formats.wholePercent(detectable)} would probably have been found.`)]
      : []),
    ...(plot === null ? [] : [{ kind: 'figure', plot } as const]),
  ];
}
