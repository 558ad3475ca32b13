import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { scopeRecordOfChoice } from './scopeRecordOf.ts';
import { withoutPart } from './withoutPart.ts';

const PROJECT = { jiraUrl: 'https://example.atlassian.net', projectName: 'AUR' };
const NOTHING = { types: [], components: [], labels: [], statuses: [] };

function record() {
  const { provenance } = clearWin;
  if (provenance === undefined) throw new Error('the fixture has no provenance');
  const choice = {
    scope: { types: ['1'], work_statuses: ['3'] },
    calendar: { time_zone: 'Pacific/Apia', holidays: ['2025-12-25'] },
    measure: 'active' as const,
    size_field: 'Story Points',
  };
  return scopeRecordOfChoice(createFormats(defaultBrand), PROJECT, provenance, choice, NOTHING);
}

const SCOPE = { types: ['1'], work_statuses: ['3'] };
const CALENDAR = { time_zone: 'Pacific/Apia', holidays: ['2025-12-25'] };
const OTHERS = { measure: 'active', size_field: 'Story Points' };

it.each([
  ['types', { scope: { work_statuses: ['3'] }, calendar: CALENDAR, ...OTHERS }],
  ['working-time', { scope: SCOPE, calendar: { time_zone: 'Pacific/Apia' }, ...OTHERS }],
  ['time-zone', { scope: SCOPE, calendar: { holidays: ['2025-12-25'] }, ...OTHERS }],
  ['measure', { scope: SCOPE, calendar: CALENDAR, size_field: 'Story Points' }],
  ['size', { scope: SCOPE, calendar: CALENDAR, measure: 'active' }],
] as const)('if the part “%s” is removed, the rest of the choice stays', (part, rest) => {
  const { choice, words } = withoutPart(record(), part);
  // Compares the JSON, because that is what is stored and sent.
  expect(JSON.parse(JSON.stringify(choice))).toEqual(rest);
  expect(words.map((other) => other.part)).toEqual(
    (['types', 'work_statuses', 'working-time', 'time-zone', 'measure', 'size'] as const).filter(
      (other) => other !== part,
    ),
  );
});
