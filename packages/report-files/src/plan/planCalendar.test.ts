import { expect, it } from 'vitest';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { storyPlan as examplePlan } from '../../../ui/src/testing/plan/storyPlan.ts';
import { planCalendar } from './planCalendar.ts';

const NOW = new Date('2026-01-15T09:30:00Z');

/** The lines as a calendar program reads them. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

inEveryZone('the calendar has an all-day event for each start and for the report', () => {
  const { fileName, text } = planCalendar(examplePlan, NOW);
  const lines = unfolded(text);
  expect(fileName).toBe('roi-plan-2026-02-02.ics');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(6);
  expect(lines.slice(0, 11)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ROI Insight//Pilot plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:start-LYR-4f3c9a1e07b25d86@roi-insight',
    'DTSTAMP:20260115T093000Z',
    'DTSTART;VALUE=DATE:20260202',
    'DTEND;VALUE=DATE:20260203',
    'SUMMARY:Lyra Support starts',
  ]);
  expect(lines).toContain('SUMMARY:Report on the pilot plan');
  expect(lines.filter((line) => line === 'DTSTART;VALUE=DATE:20260803')).toHaveLength(1);
});

it('the calendar escapes text, folds lines to 75 bytes and ends each line with CRLF', () => {
  const name = `Zahlungen; Europa, Nord\\Süd\n${'支払い'.repeat(30)}`;
  const teams = examplePlan.terms.teams.map((team) => (team.key === 'LYR' ? Object.assign({}, team, { name }) : team));
  const { text } = planCalendar({ ...examplePlan, terms: { ...examplePlan.terms, teams } }, NOW);
  const raw = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...raw.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(
    String.raw`SUMMARY:Zahlungen\; Europa\, Nord\\Süd\n` + `${'支払い'.repeat(30)} starts`,
  );
});

it('the calendar has the same events each time it is written', () => {
  const ids = (now: Date) => unfolded(planCalendar(examplePlan, now).text).filter((line) => line.startsWith('UID:'));
  expect(ids(new Date('2026-01-20T00:00:00Z'))).toEqual(ids(NOW));
  expect(new Set(ids(NOW)).size).toBe(6);
});
