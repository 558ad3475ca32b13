import type { TicketProblem } from '@roi-insight/contracts';
import { problemLines } from '../commandLine/problemLines.ts';
import type { Formats } from '../format/index.ts';
import { ticketDialogTexts } from './ticketDialogTexts.ts';
import { ticketProblemText } from './ticketProblemText.ts';

interface LeftOut {
  readonly olderVersions: number;
  readonly defects: {
    readonly problems: readonly { readonly line: number | null; readonly problem: TicketProblem }[];
    readonly count: number;
  };
}

/** What a file has that does not count, by line: older versions of tickets, and problems that cost only their tickets. */
export function leftOutTexts(
  formats: Pick<Formats, 'count' | 'counted'>,
  { olderVersions, defects: { problems, count } }: LeftOut,
): readonly string[] {
  const lines = problems.map(
    ({ line, problem }) => `${line === null ? '' : `Line ${formats.count(line)}: `}${ticketProblemText(problem)}`,
  );
  return [
    ...(olderVersions === 0 ? [] : [ticketDialogTexts.olderVersions(formats, olderVersions)]),
    ...problemLines(lines, count),
  ];
}
