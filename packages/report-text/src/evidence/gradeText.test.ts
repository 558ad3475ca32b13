import { type Grade, type Verdict, evidenceFrom } from '@roi-insight/contracts';
import { clearWin, missingEvidence } from '@roi-insight/contracts/fixtures';
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
  ['B', 'faster', 'Evidence grade B: the best possible without a control group'],
  ['C', 'slower', 'Evidence grade C: one doubt remains'],
  ['D', 'no-detectable-change', 'Evidence grade D: two or more doubts remain'],
  ['D', 'too-little-data', 'Evidence grade D: too little data for a verdict'],
] as const)('titles grade %s of a verdict "%s"', (grade, verdict, title) => {
  expect(gradeTitle(graded(grade, verdict))).toBe(title);
});

it.each([
  ['A', 'Evidence grade A: confirmed by a comparison with other teams'],
  ['B', 'Evidence grade B: compared with other teams; one doubt remains'],
  ['D', 'Evidence grade D: three or more doubts remain'],
] as const)('titles grade %s of a comparison', (grade, title) => {
  expect(gradeTitle(graded(grade, 'faster', comparedReport()))).toBe(title);
});

it('counts teams that adopted together as one project: no control group', () => {
  const together = comparedReport({ design: 'same-date' });
  expect(gradeTitle(graded('B', 'faster', together))).toBe(
    'Evidence grade B: the best possible without a control group',
  );
});

it('has no title without evidence', () => {
  expect(gradeTitle(missingEvidence)).toBeNull();
});

it('gives the grades from A to D, and the same in the glossary', () => {
  expect(gradeScale(clearWin).map(([grade]) => grade)).toEqual(['A', 'B', 'C', 'D']);
  expect(new Map(glossary(formats, clearWin)).get('Grade')).toBe(
    'How far the evidence can carry a decision. A: confirmed by a comparison with other teams; B: the best possible without a control group; C: one doubt remains; D: two or more doubts remain, or there is too little data for a verdict. Do not decide on D alone.',
  );
});

it('explains the roles of teams in reports that have some', () => {
  const terms = (report = clearWin) => glossary(formats, report).map(([term]) => term);
  expect(terms()).not.toContain('Control');
  expect(terms(comparedReport())).toContain('Control');
});
