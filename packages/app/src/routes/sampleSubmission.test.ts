import { type Report, SAMPLE_TRACKER } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, test } from 'vitest';
import { sampleSubmission } from './sampleSubmission.ts';

const FORM = {
  jiraUrl: 'http://localhost:4010',
  projectName: 'AUR',
  launchDate: new Date(2025, 7, 25),
};

function reportOf(sample: boolean, part: Partial<Report> = {}): Report {
  const { provenance } = clearWin;
  if (provenance === undefined) throw new Error('the fixture has no provenance');
  return { ...clearWin, tickets: undefined, provenance: { ...provenance, sample }, ...part };
}

test('a sample project is analyzed again with the public key', () => {
  const submission = sampleSubmission(reportOf(true), FORM);
  expect(submission).toMatchObject({
    values: { ...FORM, apiKey: SAMPLE_TRACKER.api_token, includeTickets: false },
  });
  expect(sampleSubmission(reportOf(true, { tickets: [] }), FORM)?.values.includeTickets).toBe(true);
});

test('a sample project is compared with the same teams again', () => {
  const comparison = [
    { projectName: 'Team Basalt', hasAdopted: false, adopted: null },
    { projectName: 'HAR', hasAdopted: true, adopted: '2025-12-01' },
  ];
  expect(sampleSubmission(reportOf(true), { ...FORM, comparison })?.values.comparison).toEqual(comparison);
});

test('there is no sample to analyze if the report or the form is not that of the sample', () => {
  expect(sampleSubmission(reportOf(false), FORM)).toBeNull();
  expect(sampleSubmission({ ...clearWin, provenance: undefined }, FORM)).toBeNull();
  expect(sampleSubmission(reportOf(true), { projectName: 'AUR', launchDate: FORM.launchDate })).toBeNull();
  expect(sampleSubmission(reportOf(true), { jiraUrl: FORM.jiraUrl, projectName: 'AUR' })).toBeNull();
});
