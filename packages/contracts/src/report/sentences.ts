import { isJsonObject, type JsonObject } from '../values/jsonObject.ts';

/** The evidence and the comparison of a report; each reason that is a sentence becomes one of kind `text`. */
export function withoutSentences({ evidence, comparison }: JsonObject): JsonObject {
  return {
    ...(isJsonObject(evidence) && { evidence: withLists(evidence, ['grade_reasons']) }),
    ...(isJsonObject(comparison) && {
      comparison: { ...withLists(comparison, ['doubts', 'reasons']), teams: mapList(comparison['teams'], withReason) },
    }),
  };
}

const withLists = (object: JsonObject, names: readonly string[]): JsonObject => ({
  ...object,
  ...Object.fromEntries(names.map((name) => [name, mapList(object[name], asText)])),
});

const withReason = (team: unknown) =>
  isJsonObject(team) && 'reason' in team ? { ...team, reason: asText(team['reason']) } : team;

const asText = (reason: unknown) => (typeof reason === 'string' ? { kind: 'text', text: reason } : reason);

const mapList = (list: unknown, change: (entry: unknown) => unknown) => (Array.isArray(list) ? list.map(change) : list);
