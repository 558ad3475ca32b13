/** Number of teams in a report on an organization. */
export const ORGANIZATION_TEAMS = { min: 5, max: 200 } as const;
