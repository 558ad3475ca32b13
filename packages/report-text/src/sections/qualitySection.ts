import type { Report } from '@roi-insight/contracts';
import { prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { GUARDRAIL_QUESTION, guardrailRows } from '../evidence/guardrailRows.ts';
import type { Formats } from '../format/index.ts';

/** The measures that must not get worse while tickets get faster. */
export const qualitySection = (formats: Formats, { evidence }: Pick<Report, 'evidence'>): Section<'quality'> => ({
  id: 'quality',
  title: GUARDRAIL_QUESTION,
  blocks: [
    evidence === undefined
      ? prose('This report has no measures of quality.')
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
        },
  ],
});
