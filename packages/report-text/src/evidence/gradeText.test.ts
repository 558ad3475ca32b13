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
  ['C', 'slower', 'Evidence grade C: one open question'],
  ['D', 'no-detectable-change', 'Evidence grade D: two or more open questions'],
  ['D', 'too-little-data', 'Evidence grade D: too little data for a verdict'],
] as const)('the text has a title for grade %s of the verdict "%s"', (grade, verdict, title) => {
  expect(gradeTitle(graded(grade, verdict))).toBe(title);
});

it.each([
  ['A', 'Evidence grade A: compared with other teams, no open questions'],
  ['B', 'Evidence grade B: compared with other teams, one open question'],
  ['D', 'Evidence grade D: three or more open questions'],
] as const)('the text has a title for grade %s of a comparison', (grade, title) => {
  expect(gradeTitle(graded(grade, 'faster', comparedReport()))).toBe(title);
});

it('for several adopters, the text says that the doubt about the six weeks before adoption counts twice', () => {
  const doubts = [{ kind: 'last-weeks' as const }];
  const title = (grade: Grade, design: 'panel' | 'one-adopter') =>
    gradeTitle(graded(grade, 'faster', comparedReport({ design, doubts })));
  expect(title('C', 'panel')).toBe('Evidence grade C: compared with other teams, one open question that counts twice');
  expect(title('D', 'panel')).toBe('Evidence grade D: two or more open questions, one of which counts twice');
  expect(title('B', 'one-adopter')).toBe('Evidence grade B: compared with other teams, one open question');
  expect(gradeTitle(graded('C', 'faster', comparedReport({ design: 'panel', doubts: [] })))).toBe(
    'Evidence grade C: compared with other teams, two open questions',
  );
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
    'How strongly the evidence supports a decision. A: compared with other teams, no open questions; B: the highest grade for a single team; C: one open question; D: two or more open questions, or too little data for a verdict. Don’t decide on D alone.',
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
  const size = { tickets: evidence.tickets, explainedPercent: 9, use: 'explains-little' } as const;
  const terms = (report: typeof clearWin) => glossary(formats, report).map(([term]) => term);
  expect(terms({ ...clearWin, evidence: { ...evidence, size } })).toContain('Size of a ticket');
  expect(terms(clearWin)).not.toContain('Size of a ticket');
  expect(terms(missingEvidence)).not.toContain('Size of a ticket');
});
