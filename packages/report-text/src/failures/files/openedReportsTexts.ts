import { bidiIsolate } from '../../format/bidiIsolate.ts';

/** Reasons why a report is not shown with the others that are open. */
export const openedReportsTexts = {
  tooMany: (max: number) => `At most ${max} reports are shown at a time.`,
  same: (fileName: string) => `It contains the same report as ${bidiIsolate(fileName)}, which is shown once.`,
};
