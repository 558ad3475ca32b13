/** The id of a user, the same in all spellings of the login. */
const idOf = (login: string) => Number.parseInt(Buffer.from(login.toLowerCase()).toString('hex').slice(-12), 16);

/** A record of a person on a day in Copilot's report, as it is documented. */
export const copilotRecord = (day: string | null, login: string, credits: number | null, part: object = {}) => ({
  user_id: idOf(login),
  user_login: login,
  ...(day !== null && { day }),
  organization_id: '100000001',
  user_initiated_interaction_count: 4,
  code_generation_activity_count: 5,
  code_acceptance_activity_count: 3,
  totals_by_ide: [],
  used_agent: false,
  used_chat: true,
  ai_adoption_phase: { phase_number: 2, phase: 'Phase 2', version: 'v1' },
  ...(credits !== null && { ai_credits_used: credits }),
  ...part,
});

/** A row of the report of teams. */
export const userTeam = (day: string, login: string, slug: string, team_id: number) => ({
  user_id: idOf(login),
  user_login: login,
  day,
  organization_id: '100000001',
  team_id,
  slug,
});

/** NDJSON. */
export const lines = (records: readonly unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');
