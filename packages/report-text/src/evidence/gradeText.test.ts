import { type Grade, type Verdict, evidenceFrom } from '@roi-insight/contracts';
import { clearWin, loggedHours, missingEvidence } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { glossary } from '../methodology/glossary.ts';
import { comparedReport } from '../../test/comparedReport.ts';
import { gradeScale, gradeTitle } from './gradeText.ts';

const formats = createFormats(defaultBrand);

const graded = (grade: Grade, verdict: Verdict, report = clearWin) => {
  if (report.evidence === undefined) throw new Error('The report has evidence.');
  return { ...report, evidence: evidenceFrom({ ...report.evidence, grade, verdict }) };
};

it.each([
  ['B', 'faster', 'Evidence grade B: the highest grade for a single team'],
  ['C', 'slower', 'Evidence grade C: some doubt'],
  ['D', 'no-detectable-change', 'Evidence grade D: strong doubt'],
  ['D', 'too-little-data', 'Evidence grade D: too little data for a verdict'],
] as const)('the text has a title for grade %s of the verdict "%s"', (grade, verdict, title) => {
  expect(gradeTitle(graded(grade, verdict))).toBe(title);
});

it.each([
  ['A', 'Evidence grade A: compared with other teams, no open questions'],
  ['B', 'Evidence grade B: compared with other teams, little doubt'],
  ['D', 'Evidence grade D: strong doubt'],
] as const)('the text has a title for grade %s of a comparison', (grade, title) => {
  expect(gradeTitle(graded(grade, 'faster', comparedReport()))).toBe(title);
});

it('the text rates teams that adopted together as one project, because they have no control group', () => {
  const together = comparedReport({ design: 'same-date' });
  expect(gradeTitle(graded('B', 'faster', together))).toBe(
    'Evidence grade B: the highest grade without a control group',
  );
});

it('the text has no title if the report has no evidence', () => {
  expect(gradeTitle(missingEvidence)).toBeNull();
});

it('the text gives the same grades from A to D in the report and the glossary', () => {
  expect(gradeScale(clearWin).map(([grade]) => grade)).toEqual(['A', 'B', 'C', 'D']);
  expect(new Map(glossary(formats, clearWin)).get('Grade')).toBe(
    'How strongly the evidence supports a decision. A: compared with other teams, no open questions; B: the highest grade for a single team; C: some doubt; D: strong doubt, or too little data for a verdict. Don’t decide on D alone.',
  );
});

it('the glossary explains the roles of teams only in reports with a comparison', () => {
  const terms = (report = clearWin) => glossary(formats, report).map(([term]) => term);
  expect(terms()).not.toContain('Control');
  expect(terms(comparedReport())).toContain('Control');
});

it('the glossary explains only the kind of hours that the report has', () => {
  const terms = (report = clearWin) => glossary(formats, report).map(([term]) => term);
  expect(terms()).toContain('Cycle time');
  expect(terms(loggedHours)).toContain('Logged hours');
  expect(terms(loggedHours)).not.toContain('Cycle time');
});

it('the text explains the size of a ticket only in reports with sizes', () => {
  const { evidence } = clearWin;
  if (evidence === undefined) throw new Error('the fixture has evidence');
  const size = { tickets: evidence.tickets, explainedPercent: 9, use: 'explains-little', drift: null } as const;
  const terms = (report: typeof clearWin) => glossary(formats, report).map(([term]) => term);
  expect(terms({ ...clearWin, evidence: { ...evidence, size } })).toContain('Size of a ticket');
  expect(terms(clearWin)).not.toContain('Size of a ticket');
  expect(terms(missingEvidence)).not.toContain('Size of a ticket');
});
