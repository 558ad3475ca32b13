import { isJsonObject, parsePlanReading, type PlanReading } from '@roi-insight/contracts';
import { inSlices } from './inSlices.ts';

/**
 * Parses the weeks of many teams in the response, one team after another. Otherwise, the page would not respond for 0.1
 * s. Null if the response is invalid.
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
