/** Reasons why a file of tickets cannot be read with these options, and the options to add. */
export const ticketFileErrors = {
  severalTeams: (usage: string) => `${usage} has several teams, but a file of tickets is one team.`,
  onlyTables: '--column, --dates and --leave-out apply only to CSV files.',
  mapStatuses: 'Give these names a meaning with --map FILE.',
  /** @param known the names of resolutions that are close to it or, if none is, the first ones in the file */
  resolution: (name: string, isClose: boolean, known: readonly string[]) =>
    `--without-work: no ticket has the resolution “${name}”. ${isClose ? `Did you mean ${known.join(', ')}?` : `The file has ${known.join(', ') || 'none'}.`}`,
  column: (names: readonly string[]) =>
    `--column must be NAME=HEADING, such as id="Issue key". NAME is one of ${names.join(', ')}.`,
  dates: (orders: readonly string[]) => `--dates must be ${orders.join(' or ')}.`,
  mixedDates: 'The dates use different orders',
  chooseDates: (file: string, why: string, orders: readonly string[]) =>
    `${file}: ${why}. Choose with --dates ${orders.join(' or --dates ')}.`,
  /**
   * @param headings at most the first 40
   * @param guess the columns whose headings are known
   */
  unknownColumns: (
    file: string,
    headings: readonly string[],
    hasMore: boolean,
    guess: Readonly<Record<string, string>>,
  ) => {
    const options = Object.entries(guess).map(([column, heading]) => ` --column ${column}="${heading}"`);
    return [
      `${file}: unknown columns: ${headings.join(', ')}${hasMore ? ', …' : ''}.`,
      'Name them with --column: id, created and done, plus type, started, canceled, resolution, timespent (seconds) or logged_hours, and size if present; or id, created, status and at.',
      ...(options.length === 0 ? [] : [`Our guess, please check:${options.join('')}`]),
    ].join('\n');
  },
};
