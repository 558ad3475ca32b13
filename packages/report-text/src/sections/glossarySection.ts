import type { Report } from '@roi-insight/contracts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { glossary } from '../methodology/glossary.ts';

/** The terms with their meanings. */
export const glossarySection = (formats: Formats, report: Report): Section<'glossary'> => ({
  id: 'glossary',
  title: 'Glossary',
  blocks: [
    {
      kind: 'facts',
      look: 'terms',
      facts: glossary(formats, report).map(([name, value]) => ({ name, value })),
    },
  ],
});
