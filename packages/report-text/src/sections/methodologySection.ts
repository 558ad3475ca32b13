import { heading, note, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { caveat, methodNote, REFERENCE_NOTE } from '../methodology/methodNotes.ts';
import { methodRows } from '../methodology/methodRows.ts';
import { referenceMethodology } from '../methodology/referenceMethodology.ts';
import { hostOf, type ReportOrigin } from '../reportNames.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** This report's method, and the reference methodology. */
export const methodologySection = (
  formats: Formats,
  { report, brand, jiraUrl }: Pick<ReportOrigin, 'report' | 'brand' | 'jiraUrl'>,
): Section<'methodology'> => ({
  id: 'methodology',
  title: sectionTitles.methodology,
  blocks: [
    heading('This report'),
    prose(methodNote(report)),
    {
      kind: 'facts',
      facts: methodRows(formats, report, hostOf(jiraUrl)).map(([name = '', value = '']) => ({ name, value })),
    },
    note(caveat(report)),
    heading('Reference methodology'),
    prose(REFERENCE_NOTE),
    { kind: 'facts', facts: referenceMethodology(formats, brand.assistant) },
  ],
});
