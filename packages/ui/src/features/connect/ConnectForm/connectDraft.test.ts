import { SAMPLE_ORGANIZATION } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import { describe, expect, it } from 'vitest';
import { inEveryZone } from '../../../../../report-text/test/inEveryZone.ts';
import { storyOrganization, storySample } from '../../../testing/storySample.ts';
import { emptyDraft, localMidnight, sampleDraft } from './connectDraft.ts';
import { organizationDraft } from './organizationDraft.ts';

/** Includes leap days, ends of years and the days on which clocks change. */
const DAYS = ['2023-01-01', '2024-02-29', '2025-03-09', '2025-03-30', '2025-08-25', '2025-11-02', '2026-12-31'];

inEveryZone('localMidnight returns midnight of a day in the local time zone', () => {
  for (const day of DAYS) {
    const date = localMidnight(day);
    const written = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) =>
      String(part).padStart(2, '0'),
    );
    expect(written.join('-')).toBe(day);
    expect([date.getHours(), date.getMinutes()]).toEqual([0, 0]);
  }
});

inEveryZone('a day stays the same if it is converted to local midnight and back', () => {
  expect(DAYS.map((day) => toCalendarDate(localMidnight(day)))).toEqual(DAYS);
});

describe('the draft of the form', () => {
  inEveryZone('is empty at first, except for the default day', () => {
    expect(emptyDraft()).toEqual({
      clientId: null,
      email: '',
      jiraUrl: '',
      projectName: '',
      apiKey: '',
      launchDate: new Date(2025, 7, 25),
      includeTickets: false,
    });
  });

  it('names the sample project as Jira does', () => {
    for (const project of storySample.projects) {
      expect(sampleDraft(storySample, project, false)).toMatchObject({
        jiraUrl: storySample.jira_url,
        projectName: project.name,
        apiKey: storySample.api_token,
      });
    }
  });

  it.each([true, false])('keeps the choice of per-ticket data: %s', (includeTickets) => {
    for (const project of storySample.projects) {
      expect(sampleDraft(storySample, project, includeTickets)).toMatchObject({ includeTickets });
    }
  });

  inEveryZone('contains the teams of the prepared comparison if that was chosen', () => {
    const { projectName, launchDate, comparison } = organizationDraft(storyOrganization, SAMPLE_ORGANIZATION, false);
    expect(projectName).toBe(SAMPLE_ORGANIZATION.project_name);
    expect(toCalendarDate(launchDate)).toBe(SAMPLE_ORGANIZATION.adoption_date);
    expect(comparison?.[0]).toEqual({ projectName: 'Kepler Returns', hasAdopted: false, adopted: null });
    expect(comparison?.at(-1)).toEqual({ projectName: 'Zephyr Alerts', hasAdopted: true, adopted: '2025-12-01' });
    expect(comparison).toHaveLength(SAMPLE_ORGANIZATION.comparison.length);
  });
});
