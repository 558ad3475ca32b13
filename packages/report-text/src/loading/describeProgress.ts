import type { Progress } from '@roi-insight/contracts';
import { bidiIsolate, type Formats } from '../format/index.ts';

/** Shown until the server reports progress. */
export const waitingForServer = 'Waiting for the server';

/** @example describeProgress(formats, { stage: 'reading', done: 1200, total: 5000 }) // '1,200 of 5,000 tickets read' */
export function describeProgress(formats: Formats, progress: Progress): string {
  const [team, words] = [describeTeam(formats, progress), describeStage(formats, progress)];
  return team === null ? words : `${team} — ${words}`;
}

/** The team that is being read; null if there is only one team, or if all teams have been read. @example 'Team 3 of 8: Cinder Mobile' */
export function describeTeam(formats: Formats, { team, stage }: Progress): string | null {
  return team === undefined || stage === 'analysing'
    ? null
    : `Team ${formats.count(team.number)} of ${formats.count(team.of)}: ${bidiIsolate(team.name)}`;
}

/**
 * The share of tickets that were read, 0–1; null while it is unknown. Each team counts equally, because the number of tickets in the next teams is
 * not known yet.
 */
export function shareDone({ stage, done, total, team }: Progress): number | null {
  const own = stage === 'reading' && total !== null && total > 0 ? Math.min(1, done / total) : null;
  if (team === undefined) return own;
  return stage === 'analysing' ? 1 : (team.number - 1 + (own ?? 0)) / team.of;
}

/** The estimated duration. @param teams number of teams, including the report's project */
export function describeDuration(formats: Formats, teams: number): string {
  return teams === 1
    ? 'This usually takes 15-30 seconds'
    : `Reading ${formats.count(teams)} teams can take a few minutes`;
}

/** The time since the submission. @example describeElapsed(formats, 65_000) // '1 min 5 s elapsed' */
export function describeElapsed({ count }: Formats, elapsedMs: number): string {
  const seconds = Math.floor(elapsedMs / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes === 0 ? '' : `${count(minutes)} min `}${count(seconds % 60)} s elapsed`;
}

function describeStage(formats: Formats, { stage, done, total }: Omit<Progress, 'team'>): string {
  switch (stage) {
    case 'connecting':
      return 'Signing in to Jira';
    case 'listing':
      return done === 0 ? 'Finding tickets' : `${formats.counted(done, 'ticket')} found so far`;
    case 'reading':
      return total === null
        ? `${formats.counted(done, 'ticket')} read`
        : `${formats.count(done)} of ${formats.counted(total, 'ticket')} read`;
    case 'analysing':
      return 'Tickets loaded. Calculating…';
  }
}
