import type { Provenance, Report } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { choiceFacts, describeChoice, workingTimeText } from './choiceFacts.ts';
import { measureFacts, methodText, methodRows } from './methodRows.ts';
import { bidiIsolate, createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

function reportWith(choice: Partial<Provenance>) {
  const { provenance } = clearWin;
  if (provenance === undefined) throw new Error('this fixture says how it was made');
  return { ...clearWin, provenance: { ...provenance, ...choice } };
}

const factsOf = (choice: Partial<Provenance>) => choiceFacts(formats, reportWith(choice).provenance);
const entries = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `n${index}` }));

describe('choiceFacts', () => {
  it('are empty if nothing was chosen', () => expect(factsOf({})).toEqual([]));

  it('name the chosen entries, and mention tickets that have no entry', () => {
    const scope = { types: [{ id: '1', name: 'Bug' }], labels: [{ id: '', name: '' }] };
    const text = factsOf({ scope }).map(({ name, value }) => `${name}: ${value.replaceAll(/[\u2066-\u2069]/g, '')}`);
    expect(text).toEqual(['Issue types: Bug', 'Labels: No label']);
  });

  it('list entries up to a limit, and count the others', () => {
    expect(factsOf({ scope: { labels: entries(200) } })[0]?.value).toMatch(/n11.? and 188 more$/u);
    expect(factsOf({ scope: { labels: entries(12) } })[0]?.value).not.toMatch(/more/);
  });

  it('describe holidays by their number and span', () => {
    expect(factsOf({ calendar: { holidays: ['2025-12-25'] } })[0]?.value).toBe('Dec 25, 2025');
    expect(factsOf({ calendar: { holidays: ['2025-01-01', '2025-12-25'] } })[0]?.value).toBe(
      '2 days from Jan 1, 2025 to Dec 25, 2025',
    );
  });

  it('explain that a day is 8 working hours if the working day has another length', () => {
    expect(factsOf({ calendar: { hours: { from: '10:00', to: '16:00' } } })).toEqual([
      { name: 'Days per task', value: '8 working hours count as one day, regardless of the working hours above' },
    ]);
    expect(factsOf({ calendar: { working_days: [1] } })).toEqual([]);
  });

  it.each([
    [1, 'Scope or calendar changed once after a result was seen.'],
    [3, 'Scope or calendar changed 3 times after a result was seen.'],
  ])('say how often the scope or calendar was changed: %i', (scope_changes, sentence) => {
    const report = reportWith({ scope_changes });
    expect(methodRows(formats, report, null)).toContainEqual(['Scope or calendar changes', sentence]);
    expect(methodText(formats, report)).toContain(sentence);
    expect(methodText(formats, clearWin)).not.toContain('scope');
  });
});

describe('describeChoice', () => {
  it('names each part that differs from the default', () => {
    expect(describeChoice(formats, { scope: undefined, calendar: undefined }, {})).toEqual([]);
    const scope = { types: [{ id: '', name: '' }], work_statuses: [{ id: '', name: '' }] };
    const calendar = { working_days: [1, 2], holidays: ['2025-12-25'], time_zone: 'Europe/Berlin' };
    expect(
      describeChoice(formats, { scope, calendar }, { measure: 'active', size_field: 'Story Points' }).map(
        ({ text }) => text,
      ),
    ).toEqual([
      'Issue types: No type',
      'Work statuses: No status',
      'Working time: Monday, Tuesday, 9 to 17, without 1 holiday',
      'Time zone: Europe/Berlin',
      'Times: status times, not logged hours',
      `Size of tickets: the field ${bidiIsolate('Story Points')}`,
    ]);
  });
});

describe('the working time', () => {
  it.each([
    [undefined, 'Monday to Friday, 9 to 17'],
    [{ working_days: [1, 2, 3, 4] }, 'Monday to Thursday, 9 to 17'],
    [{ working_days: [1, 7] }, 'Monday, Sunday, 9 to 17'],
    [{ holidays: ['2025-12-25'] }, 'Monday to Friday, 9 to 17, without 1 holiday'],
    [{ holidays: ['2025-12-25', '2025-12-26'] }, 'Monday to Friday, 9 to 17, without 2 holidays'],
    [
      { working_days: [1, 2, 3, 7], hours: { from: '08:30', to: '24:00' } },
      'Monday, Tuesday, Wednesday, Sunday, 8:30 to 24',
    ],
  ])('with %j is described as %s', (calendar, text) => expect(workingTimeText(formats, calendar)).toBe(text));

  it('is mentioned in the method', () => {
    const report = reportWith({ calendar: { hours: { from: '10:00', to: '18:00' } } });
    expect(methodText(formats, report)).toMatch(/^Working hours in progress \(Monday to Friday, 10 to 18\)\. /);
  });

  it('is mentioned in a report with elapsed times if it is not the default', () => {
    expect(methodText(formats, reportWith({ measure: 'elapsed' }))).toMatch(
      /^Working hours from creation to completion:/,
    );
    const report = reportWith({ measure: 'elapsed', calendar: { holidays: ['2025-12-25'] } });
    expect(methodText(formats, report)).toMatch(/completion \(Monday to Friday, 9 to 17, without 1 holiday\):/);
  });
});

describe('chosen work statuses', () => {
  const scope = { work_statuses: [{ id: '3', name: 'In Progress' }] };

  it('are named as the measure, and exclude no ticket', () => {
    const text = methodText(formats, reportWith({ scope }));
    expect(text).toMatch(/^Working hours in the chosen statuses \(.*\)\. /);
    expect(text).not.toContain('Only tickets in the chosen scope count');
    expect(methodText(formats, reportWith({ scope: { types: entries(1) } }))).toContain(
      'Only tickets in the chosen scope count.',
    );
  });

  it('are named in a report with elapsed times', () => {
    expect(methodText(formats, reportWith({ scope, measure: 'elapsed' }))).toContain(
      'too few completed tickets were in the chosen statuses',
    );
  });
});

describe('logged hours', () => {
  const both = { measures: ['logged', 'active'] as const };

  it('are named as the measure', () => {
    const report = reportWith({ measure: 'logged', measures: [...both.measures] });
    expect(methodText(formats, report)).toMatch(/^Hours logged in Jira\. /);
    expect(methodText(formats, reportWith({ measure: 'logged', tracker: 'file' }))).toMatch(
      /^Hours logged on the tickets\. /,
    );
    expect(factsOf({ measure: 'logged', measures: [...both.measures] })).toEqual([]);
    expect(factsOf({ measure: 'logged', calendar: { hours: { from: '10:00', to: '16:00' } } })).toEqual([]);
  });

  it('are named as unused if status times were chosen instead, and the choice counts as a change', () => {
    expect(factsOf({ measure: 'active', measures: [...both.measures], scope_changes: 1 })).toEqual([
      { name: 'Logged hours', value: 'Not used, although most tickets have them' },
      {
        name: 'Scope, calendar or measure changes',
        value: 'Scope, calendar or measure changed once after a result was seen.',
      },
    ]);
  });
});

describe('the fact about the size of tickets', () => {
  const measured = (provenance: Partial<Provenance>, evidence?: Report['evidence']) => {
    const report = reportWith(provenance);
    if (report.provenance === undefined) throw new Error('no provenance');
    return measureFacts(formats, report.provenance, evidence).find(({ name }) => name === 'Size of tickets')?.value;
  };

  it.each<[Provenance['size'], string | undefined]>([
    [undefined, undefined],
    [{ source: 'original-estimate' }, 'Original estimates in Jira, as of the start of work'],
    [{ source: 'field', name: 'Points' }, `The field ${bidiIsolate('Points')}, as of the start of work`],
    [{ source: 'column', name: 'Points' }, `The column ${bidiIsolate('Points')} of the file, as of its export`],
  ])('names the source of the sizes: %j', (size, text) => {
    expect(measured({ size })).toBe(text);
  });

  it('says that no ticket has the chosen field', () => {
    const size = { source: 'field', name: 'Points' } as const;
    expect(clearWin.evidence?.size).toBeNull();
    expect(measured({ size }, clearWin.evidence)).toBe(
      `The field ${bidiIsolate('Points')}, which no measured ticket has`,
    );
  });

  it('names the size field among the choices whose changes are counted', () => {
    const size = { source: 'field', name: 'Points' } as const;
    const changes = (choice: Partial<Provenance>) => factsOf({ scope_changes: 1, ...choice }).at(-1)?.value;
    expect(changes({ size })).toBe('Scope, calendar or size field changed once after a result was seen.');
    expect(changes({ size, measures: ['logged', 'active'] })).toBe(
      'Scope, calendar, measure or size field changed once after a result was seen.',
    );
  });
});
