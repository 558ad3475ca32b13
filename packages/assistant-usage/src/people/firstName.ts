/** The spelling of a team's name that is kept. It does not depend on the order of records. */
export const firstName = (known: string | undefined, name: string): string =>
  known === undefined || name < known ? name : known;
