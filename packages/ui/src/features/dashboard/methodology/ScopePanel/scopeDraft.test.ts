import type { AvailableScope, ScopeChoice } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { choiceOfDraft, draftOf, problemsOf, withApplied } from './scopeDraft.ts';

const entry = (id: string) => ({ id, name: id, tickets: 1 });
const AVAILABLE: AvailableScope = {
  types: [entry('1'), entry('2')],
  components: [],
  labels: [entry(''), entry('a')],
  statuses: [
    { ...entry('3'), in_progress: true },
    { ...entry('4'), in_progress: false },
  ],
};
const usual = draftOf({}, AVAILABLE);

describe('a draft', () => {
  it('includes everything if nothing was chosen, and counts the in-progress statuses as work', () => {
    expect(usual).toMatchObject({ types: ['1', '2'], labels: ['', 'a'], statuses: ['3'], zone: '', holidays: '' });
    expect(choiceOfDraft(usual, AVAILABLE)).toEqual({});
    expect(problemsOf(usual, AVAILABLE)).toEqual({});
  });

  it('is not a choice if everything is selected again, in any order', () => {
    const again = { ...usual, types: ['2', '1'], days: [5, 1, 2, 3, 4], holidays: '\n' };
    expect(choiceOfDraft(again, AVAILABLE)).toEqual({});
  });

  it('is valid if nothing was chosen and no status is in progress', () => {
    const waiting: AvailableScope = { ...AVAILABLE, statuses: [{ ...entry('4'), in_progress: false }] };
    const draft = draftOf({}, waiting);
    expect(draft.statuses).toEqual([]);
    expect(problemsOf(draft, waiting)).toEqual({});
    expect(choiceOfDraft(draft, waiting)).toEqual({});
    expect(choiceOfDraft({ ...draft, statuses: ['4'] }, waiting)).toEqual({ scope: { work_statuses: ['4'] } });
  });

  it('returns the choice that it was created from', () => {
    const choice: ScopeChoice = {
      scope: { types: ['2'], labels: [''], work_statuses: ['3', '4'] },
      calendar: {
        time_zone: 'Europe/Berlin',
        working_days: [1, 2, 7],
        hours: { from: '08:00', to: '24:00' },
        holidays: ['2025-12-25', '2025-12-26'],
      },
      measure: 'active',
      size_field: 'Story Points',
    };
    expect(choiceOfDraft(draftOf(choice, AVAILABLE), AVAILABLE)).toEqual(choice);
  });

  it.each([
    [{ types: [] }, { types: 'Choose at least one issue type.' }],
    [{ labels: [] }, { labels: 'Choose at least one label.' }],
    [{ statuses: [] }, { statuses: 'Choose at least one status.' }],
    [{ sizeField: 'x'.repeat(256) }, { sizeField: 'At most 255 characters.' }],
    [{ days: [] }, { days: 'Choose at least one working day.' }],
    [{ from: '17:00' }, { to: 'Work must end after it starts.' }],
    [{ holidays: 'Christmas' }, { holidays: 'Line 1: this isn’t a date like 2025-12-25.' }],
    [
      { holidays: Array.from({ length: 401 }, (_, index) => `${1990 + index}-01-01`).join('\n') },
      { holidays: 'At most 400 holidays.' },
    ],
  ])('has a problem if it contains %j', (part, problems) => {
    expect(problemsOf({ ...usual, ...part }, AVAILABLE)).toEqual(problems);
  });
});

describe('a chosen entry that no ticket has anymore', () => {
  const gone = { id: 'gone', name: 'Gone' };
  const available = withApplied(AVAILABLE, { labels: [{ id: 'a', name: 'a' }, gone], work_statuses: [gone] });
  const draft = draftOf({ scope: { labels: ['a', 'gone'] } }, available);

  it('is listed by name, with zero tickets', () => {
    expect(available.labels).toEqual([...AVAILABLE.labels, { ...gone, tickets: 0 }]);
    expect(available.statuses).toEqual([...AVAILABLE.statuses, { ...gone, tickets: 0, in_progress: false }]);
    expect(available.types).toEqual(AVAILABLE.types);
  });

  it('stays until it is changed', () => {
    expect(choiceOfDraft(draft, available)).toEqual({ scope: { labels: ['a', 'gone'] } });
    expect(choiceOfDraft({ ...draft, labels: ['a'] }, available)).toEqual({ scope: { labels: ['a'] } });
  });

  it('is ignored when the other entries are compared with the default', () => {
    expect(draftOf({}, available).labels).toEqual(['', 'a']);
    expect(choiceOfDraft({ ...draft, labels: ['', 'a'] }, available)).toEqual({});
    expect(choiceOfDraft({ ...draft, labels: ['', 'a', 'gone'] }, available)).toEqual({});
  });

  it('does not raise the limit of a list', () => {
    const labels = Array.from({ length: 200 }, (_, index) => entry(`label-${index}`));
    const full = withApplied({ ...AVAILABLE, labels }, { labels: [gone, { ...gone, id: 'too' }] });
    const ids = full.labels.map(({ id }) => id);
    expect(problemsOf({ ...usual, labels: ids }, full)).toEqual({});
    expect(problemsOf({ ...usual, labels: ids.slice(1) }, full)).toEqual({ labels: 'Choose at most 200, or all.' });
  });
});
