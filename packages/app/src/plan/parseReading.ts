import { isJsonObject, parsePlanReading, type PlanReading } from '@roi-insight/contracts';
import { inSlices } from './inSlices.ts';

/**
 * Parses the response with the weeks of many teams, one team after another, because the page would not respond for 0.1
 * s otherwise. Null if the response is invalid.
 */
export function parseReading(text: string, signal: AbortSignal): Promise<PlanReading | null> {
  return inSlices(parsedTeams(JSON.parse(text)), signal);
}

function* parsedTeams(input: unknown): Generator<void, PlanReading | null> {
  if (!isJsonObject(input) || !Array.isArray(input['teams'])) return null;
  const read: PlanReading[] = [];
  for (const team of input['teams']) {
    const parsed = parsePlanReading({ ...input, teams: [team] });
    if (!parsed.ok) return null;
    read.push(parsed.value);
    yield;
  }
  const [first] = read;
  return first === undefined ? null : { ...first, teams: read.flatMap(({ teams }) => teams) };
}
