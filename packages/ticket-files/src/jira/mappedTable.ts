import { type StatusTable, statusTable } from '@roi-insight/jira-tickets';
import { type StatusMap, statusKey, WELL_KNOWN_STATUSES } from '../statusMap.ts';

/**
 * Categories of statuses, first from the map, then from the issues of the file, then from names with the same meaning
 * in all trackers.
 */
export function mappedTable(map: StatusMap): StatusTable {
  const stated = statusTable([]);
  const keyOf = (id: string | null, name: string | null) => statusKey(name ?? stated.nameOf(id ?? '') ?? id ?? '');
  const table: StatusTable = {
    ...stated,
    lookUp: (id, name) => {
      const key = keyOf(id, name);
      const usual = stated.isKnown(id, name) ? undefined : WELL_KNOWN_STATUSES.get(key);
      return map.get(key) ?? usual ?? stated.lookUp(id, name);
    },
    isKnown: (id, name) => {
      const key = keyOf(id, name);
      return map.has(key) || stated.isKnown(id, name) || WELL_KNOWN_STATUSES.has(key);
    },
    copy: () => table,
  };
  return table;
}
