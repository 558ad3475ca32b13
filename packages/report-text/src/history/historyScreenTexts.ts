import type { Formats } from '../format/index.ts';

/** The sentences of the screen that opens several reports. */
export const historyScreenTexts = {
  empty:
    'Open several reports to see how the result, range, net savings and grade changed from run to run. You’ll need to open them again after a reload.',
  files: 'JSON reports and saved web pages. They stay in this browser until you reload the page.',
  noneOpened: 'We couldn’t open any of these files.',
  opened: ({ counted }: Formats, reports: number, projects: number) =>
    `${counted(reports, 'report')} of ${counted(projects, 'project')}, from the first run to the latest.`,
} as const;
