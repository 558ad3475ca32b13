import type { OrganizationResult } from './runOrganizationCell.ts';
import type { OrganizationCell } from './worlds.ts';

/** Maximum share of false claims on one side: 2.5 % plus two standard errors of that share. */
const falseLimit = (runs: number) => 0.025 + 2 * Math.sqrt((0.025 * 0.975) / runs);
const MIN_COVERED = 0.93;

/** The row of an organization; shares in percent of its runs. */
export function organizationRow(cell: OrganizationCell, result: OrganizationResult) {
  const { runs, asUsed, perUser } = result;
  const percent = (count: number) => Number(((100 * count) / runs).toFixed(1));
  const isEffect = cell.saving > 0;
  return {
    organization: cell.name,
    runs,
    'as used: false faster %': isEffect ? null : percent(asUsed.faster),
    'as used: false slower %': percent(asUsed.slower),
    'as used: found %': isEffect ? percent(asUsed.faster) : null,
    'per user: false faster %': isEffect ? null : percent(perUser.faster),
    'per user: false slower %': percent(perUser.slower),
    'per user: found %': isEffect ? percent(perUser.faster) : null,
    'per user: coverage %': percent(perUser.covered),
    target: [
      `false ≤ ${(100 * falseLimit(runs)).toFixed(1)}`,
      `coverage ≥ ${100 * MIN_COVERED}`,
      ...(cell.found === null ? [] : [`found ≥ ${Math.round(100 * cell.found)}`]),
    ].join(', '),
    missed: Object.entries(missesOf(cell, result))
      .flatMap(([name, misses]) => (misses ? name : []))
      .join(', '),
  };
}

function missesOf({ saving, found }: OrganizationCell, { runs, asUsed, perUser }: OrganizationResult) {
  const isFalse = ({ faster, slower }: OrganizationResult['asUsed']) =>
    Math.max(saving > 0 ? 0 : faster, slower) / runs > falseLimit(runs);
  return {
    'false as used': isFalse(asUsed),
    'false per user': isFalse(perUser),
    coverage: perUser.covered / runs < MIN_COVERED,
    found: perUser.faster / runs < (found ?? 0),
  };
}
