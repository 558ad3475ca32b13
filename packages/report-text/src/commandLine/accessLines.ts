/** The result of checking a token. */
interface Access {
  readonly tracker: 'cloud' | 'data-center';
  readonly host: string;
  readonly project: { readonly key: string; readonly name: string };
  readonly time_zone: string;
  readonly tickets: number;
  readonly days: number;
}

const TRACKERS = { cloud: 'Jira Cloud', 'data-center': 'Jira Data Center' } as const;

/** Lists the data that a token can read, for a terminal. */
export const accessLines = ({ tracker, host, project, time_zone: zone, tickets, days }: Access): readonly string[] => [
  `${TRACKERS[tracker]} at ${host} accepted the token. Time zone: ${zone}.`,
  `Found project ${project.key} (${project.name}).`,
  tickets === 0
    ? `No tickets were created or completed in the last ${days} days, so ticket histories couldn't be checked.`
    : `Read ${tickets} tickets and their histories from the last ${days} days.`,
];
