import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { localTimeUses } from './support/localTime.ts';
import { projectFiles } from './support/projectFiles.ts';

const OF_THE_BROWSER = 'the stories of DateField, which run in other time zones on request';
const LOCALE_ONLY = 'uses only the locale';

/** Product code whose result depends on the machine's time zone, with its test or the reason for having none. */
const LOCAL_TIME: Readonly<Record<string, string>> = {
  'packages/app/src/ticketFile/TicketFileRun.tsx': 'passes the time zone on; the command line does the same',
  'packages/cli/src/pdf/printPdf.ts': LOCALE_ONLY,
  'packages/cli/src/pdf/printPlanPdf.ts': LOCALE_ONLY,
  'packages/cli/src/readTickets.ts': 'packages/cli/test/zones.test.ts',
  'packages/report-files/src/pdf/writePdf.ts': 'packages/report-files/src/pdf/writeReport.test.ts',
  'packages/report-text/src/plan/design/planDay.ts': 'packages/report-text/src/plan/design/planDay.test.ts',
  'packages/report-text/src/toCalendarDate.ts': 'packages/report-text/src/toCalendarDate.test.ts',
  'packages/ui/src/features/connect/ConnectForm/connectDraft.ts':
    'packages/ui/src/features/connect/ConnectForm/connectDraft.test.ts',
  'packages/ui/src/features/plan/PlanForm/firstMonday.ts': 'packages/ui/src/features/plan/PlanForm/firstMonday.test.ts',
  'packages/ui/src/primitives/DateField/CalendarPopover.tsx': OF_THE_BROWSER,
  'packages/ui/src/primitives/DateField/DateField.tsx': 'packages/ui/src/primitives/DateField/DateField.test.tsx',
};

const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('code that uses local time is tested in every time zone', () => {
  const files = projectFiles('packages').filter(
    (file) =>
      /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) &&
      !/\.(test|stories|usage|example|types)\.tsx?$|\/src\/(testing|journeys)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const local = files.filter((file) => localTimeUses(read(file)).length > 0);
  expect(local.toSorted()).toEqual(Object.keys(LOCAL_TIME));
  const tests = Object.values(LOCAL_TIME).filter((test) => test.startsWith('packages/'));
  expect(tests.filter((test) => !existsSync(join(root, test)) || !read(test).includes('inEveryZone('))).toEqual([]);
});

describe('local time', () => {
  it.each([
    'new Date(2025, 7, 25)',
    'moment.getHours()',
    'moment.setDate(1)',
    'moment.getTimezoneOffset()',
    'moment.toLocaleDateString("en-US", { timeZone: "UTC" })',
    'moment.toDateString()',
    'process.env.TZ',
    'new Intl.DateTimeFormat("en-US")',
    'new Intl.DateTimeFormat("en-US", { dateStyle: "long" })',
    'Intl.DateTimeFormat().resolvedOptions().timeZone',
    'new Date("2025-08-25T00:00")',
    'Date.parse(`${day}T00:00:00`)',
    'import { format } from "date-fns"',
  ])('is detected in %s', (code) => {
    expect(localTimeUses(code)).not.toEqual([]);
  });

  it.each([
    'new Date(0)',
    'new Date(Date.UTC(2025, 7, 25))',
    'moment.getUTCHours()',
    'moment.toISOString()',
    'new Intl.DateTimeFormat("en-US", { timeZone: "UTC" })',
    'new Intl.DateTimeFormat("en-US", { timeZone })',
    'Date.parse(`${day}T00:00:00Z`)',
    'new Date("2025-08-25T00:00:00+02:00")',
    'new Date("2025-08-25")',
  ])('is not reported in %s', (code) => {
    expect(localTimeUses(code)).toEqual([]);
  });
});
