import type { WireUsage } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { createSessionStore } from '../sessionStore.ts';
import { usageOfRun } from './usageOfRun.ts';
import { scopeOfRun } from '../scopeOfRun.ts';
import { EVERYONE, storedUsage } from './usageRecord.ts';

const noStorage = () => {
  throw new Error('disabled');
};

const summary = {
  first_day: '2025-09-01',
  last_day: '2025-09-07',
  records_without_spend: 0,
  people_without_team: 0,
  people_in_several_teams: 0,
  teams_without_people: 0,
  workdays_without_records: 0,
};

const usageOf = (...names: string[]): WireUsage => ({
  sources: [{ source: 'table', active_basis: 'week', teams: names.map((name) => ({ name, weeks: [] })), summary }],
});

function storeWith(usage: WireUsage, onlyFor: string | null = null) {
  const store = createSessionStore(noStorage);
  storedUsage.write(store, {
    understood: { fileNames: ['usage.csv'], sources: [], teams: [], hasEveryone: false, besideEveryone: [], onlyFor },
    usage,
  });
  return store;
}

const project = { jiraUrl: 'https://a.example', projectName: '"Payments Platform"' };
const namesOf = (usage: WireUsage | null) => usage?.sources.flatMap(({ teams }) => teams.map(({ name }) => name));

it('a run sends only the teams that the request names', () => {
  const store = storeWith(usageOf('payments platform', 'BOR', 'CIN'));
  expect(namesOf(usageOfRun(store, { ...project, comparison: [{ projectName: 'bor' }] }))).toEqual([
    'payments platform',
    'BOR',
  ]);
  expect(usageOfRun(store, { ...project, projectName: 'ORI' })).toBeNull();
});

it('if all people are one team, a run gives this team the name of the project in the form', () => {
  expect(namesOf(usageOfRun(storeWith(usageOf(EVERYONE)), project))).toEqual(['Payments Platform']);
});

it('a run sends the usage of the sample only if it analyzes the sample', () => {
  const store = storeWith(usageOf('payments platform'), 'https://a.example/');
  expect(namesOf(usageOfRun(store, project))).toEqual(['payments platform']);
  expect(usageOfRun(store, { ...project, jiraUrl: 'https://b.example' })).toBeNull();
});

it('with or without a chosen scope, every run sends the usage until the usage is removed', () => {
  const store = storeWith(usageOf(EVERYONE));
  expect(scopeOfRun(store, project).fields.usage).toBeDefined();
  storedUsage.forget(store);
  expect(scopeOfRun(store, project).fields).toEqual({});
});

it('a run ignores a record that it cannot read', () => {
  const store = createSessionStore(noStorage);
  store.write('usage', '{"understood":{},"usage":{"sources":[]}}');
  expect(usageOfRun(store, project)).toBeNull();
});

it('a run recognizes the team of the project by the key or the name in an earlier report', () => {
  const store = storeWith(usageOf('PAY', 'BOR', 'CIN'));
  const record = storedUsage.read(store);
  if (record === null) throw new Error('there is no record');
  storedUsage.write(store, { ...record, found: { project: 'Payments Platform', names: ['PAY', 'Payments Platform'] } });
  expect(namesOf(usageOfRun(store, project))).toEqual(['PAY']);
  expect(usageOfRun(store, { ...project, projectName: 'Other' })).toBeNull();
});

it('a run keeps a source that has none of the teams, because this shows that the source does not know them', () => {
  const [table] = usageOf('payments platform').sources;
  const [other] = usageOf('squad').sources;
  if (table === undefined || other === undefined) throw new Error('there is no source');
  const store = storeWith({ sources: [table, { ...other, source: 'copilot' }] });
  expect(usageOfRun(store, project)?.sources.map(({ teams }) => teams.length)).toEqual([1, 0]);
});

it('if a file assigns people to the project, a run uses only these people instead of all people', () => {
  const weeks = [{ week_start: '2025-09-01', coverage: 'not-covered' as const }];
  const usage = usageOf(EVERYONE, 'payments platform');
  const [source] = usage.sources;
  const [everyone, own] = source?.teams ?? [];
  if (source === undefined || everyone === undefined || own === undefined) throw new Error('there is no team');
  const sent = usageOfRun(storeWith({ sources: [{ ...source, teams: [everyone, { ...own, weeks }] }] }), project);
  expect(sent?.sources[0]?.teams).toEqual([{ ...own, weeks }]);
});
