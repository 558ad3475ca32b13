import { normalizeFailure } from '../../failure.ts';
import { isJsonObject, type JsonObject } from '../../values/jsonObject.ts';
import { NAMES_BEFORE, upgradeTicket } from './upgradeTicket.ts';

/**
 * Converts the parts of a report that earlier versions wrote differently: a reason that is a sentence becomes a reason
 * of kind `text`, and the names for tickets outside the bounds of the averages lose their numbers.
 */
export function upgradeReport({ evidence, comparison, provenance, tickets }: JsonObject): JsonObject {
  return {
    ...(isJsonObject(evidence) && { evidence: withLists(evidence, ['grade_reasons']) }),
    ...(isJsonObject(comparison) && {
      comparison: { ...withLists(comparison, ['doubts', 'reasons']), teams: mapList(comparison['teams'], withReason) },
    }),
    ...(isJsonObject(provenance) && { provenance: withFunnel(provenance) }),
    ...(tickets !== undefined && { tickets: mapList(tickets, upgradeTicket) }),
  };
}

const withLists = (object: JsonObject, names: readonly string[]): JsonObject => ({
  ...object,
  ...Object.fromEntries(names.map((name) => [name, mapList(object[name], asText)])),
});

const withReason = (team: unknown) =>
  isJsonObject(team) && 'reason' in team ? { ...team, reason: leftOutReason(team['reason']) } : team;

function leftOutReason(reason: unknown): unknown {
  if (!isJsonObject(reason) || reason['kind'] !== 'failed') return asText(reason);
  const failure = normalizeFailure(reason);
  return failure.error === undefined ? { kind: 'not-given' } : failure;
}

const asText = (reason: unknown) => (typeof reason === 'string' ? { kind: 'text', text: reason } : reason);

const mapList = (list: unknown, change: (entry: unknown) => unknown) => (Array.isArray(list) ? list.map(change) : list);

// Fields keep their position, so that a report has the same text after it is read and written.
const withFunnel = (provenance: JsonObject) => {
  const { funnel } = provenance;
  if (!isJsonObject(funnel)) return provenance;
  const renamed = Object.entries(funnel).map(([name, count]) => [NAMES_BEFORE.get(name) ?? name, count]);
  return { ...provenance, funnel: Object.fromEntries(renamed) };
};
