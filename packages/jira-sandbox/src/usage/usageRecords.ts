import { createRandom, type Random } from '../generate/random.ts';
import { STAFF, type UsageTeam } from './usageTeams.ts';

const DAY_MS = 86_400_000;

/** Number of days that a team takes to reach its plateau, and also to give up the assistant. */
const RAMP_DAYS = 42;
/** Share of the people who continue when the others give up. */
const LOYAL = 0.25;
const WORKDAY_CHANCE = 0.7;
/** Chance of a week without any use, such as a vacation. */
const WEEK_OFF_CHANCE = 0.1;
const WEEKEND_CHANCE = 0.02;
const SUBSCRIPTION = { customer_type: 'subscription', subscription_type: 'team' } as const;

/** The key of a script, which is an actor but not a person. */
const SCRIPT = { type: 'api_actor', api_key_name: 'nightly-build' } as const;

/** The records of a UTC day, as the Claude Code Analytics API sends them. The same teams, seed and day give the same records. */
export function usageRecords(teams: readonly UsageTeam[], day: string, seed: number): readonly object[] {
  const records = [STAFF, ...teams].flatMap((team) =>
    usersOf(team, day).flatMap((person) => {
      if (createRandom(seed, `${person} ${mondayOf(day)}`).chance(WEEK_OFF_CHANCE)) return [];
      const random = createRandom(seed, `${person} ${day}`);
      if (!random.chance(isWeekend(day) ? WEEKEND_CHANCE : WORKDAY_CHANCE)) return [];
      return [recordOf(day, { type: 'user_actor', email_address: person }, team.isSubscribed, random)];
    }),
  );
  return [...records, recordOf(day, SCRIPT, false, createRandom(seed, `script ${day}`))];
}

/** The people who have begun and have not given up. Their number grows each day until the plateau. */
function usersOf({ people, from, until, plateau }: UsageTeam, day: string): readonly string[] {
  if (from === null || day < from) return [];
  const left = until === null || day < until ? 1 : Math.max(LOYAL, 1 - rampAt(day, until));
  return people.slice(0, Math.round(people.length * plateau * rampAt(day, from) * left));
}

const rampAt = (day: string, from: string) =>
  Math.min(1, ((Date.parse(day) - Date.parse(from)) / DAY_MS + 7) / RAMP_DAYS);

const mondayOf = (day: string) => {
  const time = Date.parse(day);
  return new Date(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
};

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

function recordOf(day: string, actor: object, isSubscribed: boolean, random: Random): object {
  const sessions = 1 + random.poisson(2);
  const added = random.poisson(80 * sessions);
  const accepted = random.poisson(6 * sessions);
  return {
    date: `${day}T00:00:00Z`,
    actor,
    organization_id: '00000000-0000-4000-8000-000000000001',
    ...(isSubscribed ? SUBSCRIPTION : { customer_type: 'api' }),
    terminal_type: random.pick(['vscode', 'iTerm.app', 'tmux']),
    core_metrics: {
      num_sessions: sessions,
      lines_of_code: { added, removed: Math.round(added / 3) },
      commits_by_claude_code: random.poisson(sessions / 2),
      pull_requests_by_claude_code: random.poisson(sessions / 6),
    },
    tool_actions: {
      edit_tool: { accepted, rejected: random.poisson(accepted / 8) },
      multi_edit_tool: { accepted: random.poisson(1), rejected: 0 },
      notebook_edit_tool: { accepted: 0, rejected: 0 },
      write_tool: { accepted: random.poisson(2), rejected: 0 },
    },
    // A subscription has a fixed price, so its records contain no cost.
    model_breakdown: isSubscribed ? [] : ['claude-opus-4-8', 'claude-haiku-4-5'].map((model) => costOf(model, random)),
  };
}

function costOf(model: string, random: Random): object {
  const cents = Math.round(random.logNormal(model.includes('opus') ? 260 : 20, 0.8));
  return {
    model,
    tokens: { input: cents * 900, output: cents * 130, cache_read: cents * 2000, cache_creation: cents * 60 },
    estimated_cost: { currency: 'USD', amount: cents },
  };
}
