/** The time zones that tests run in: none, behind it with daylight saving, and far ahead of it. */
export const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

/** Folders whose tests run in every zone: their code may use local time. tests/project/zones.test.ts guards the rest. */
export const ZONE_FOLDERS = [
  'packages/contracts',
  'packages/report-text',
  'packages/report-files',
  'packages/ui',
  'packages/app',
] as const;
