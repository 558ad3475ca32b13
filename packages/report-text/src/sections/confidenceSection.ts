import type { Evidence, Report } from '@roi-insight/contracts';
import type { Block } from '../document/Block.ts';
import { heading, listOf, note, prose, rowsOf } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { evidenceFacts } from '../evidence/evidenceFacts.ts';
import { estimateRows, shrinkageNote } from '../evidence/evidenceRows.ts';
import { FACTS_TITLE, gradeReasonTexts } from '../evidence/gradeReasonTexts.ts';
import { gradeTitle } from '../evidence/gradeText.ts';
import type { Formats } from '../format/index.ts';
import { NO_EVIDENCE } from '../methodology/methodNotes.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** The grade with its reasons, the estimates, and their basis. */
export function confidenceSection(formats: Formats, report: Report): Section<'confidence'> {
  const { evidence } = report;
  return {
    id: 'confidence',
    title: sectionTitles.confidence,
    blocks:
      evidence === undefined
        ? [prose(`${NO_EVIDENCE.title}. ${NO_EVIDENCE.text}`)]
        : [
            ...reasonBlocks(formats, report, evidence),
            heading('Estimates before shrinkage'),
            {
              kind: 'table',
              columns: [
                { title: 'Method', share: 1 },
                { title: 'Time per ticket', align: 'right' },
                { title: '95% interval', align: 'right' },
              ],
              rows: rowsOf(estimateRows(formats, report, evidence)),
            },
            ...noteOf(shrinkageNote(formats, evidence)),
            heading('Basis'),
            { kind: 'facts', facts: evidenceFacts(formats, report, evidence) },
          ],
  };
}

const noteOf = (text: string | null): Block[] => (text === null ? [] : [note(text)]);

function reasonBlocks(formats: Formats, report: Report, evidence: Evidence): Block[] {
  const { questions, facts } = gradeReasonTexts(formats, evidence);
  return [
    heading(gradeTitle(report) ?? `Evidence grade ${evidence.grade}`),
    ...(questions.length === 0 ? [] : [listOf(questions)]),
    ...(facts.length === 0 ? [] : [heading(FACTS_TITLE), listOf(facts)]),
  ];
}
