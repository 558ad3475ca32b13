import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { teamTableText } from './organizationTexts.ts';

const formats = createFormats(defaultBrand);
const teams = (...starts: ('2026-02-02' | '2026-03-16' | null)[]) => starts.map((started) => ({ started }));

it.each([
  [
    teams('2026-03-16', null, '2026-02-02', null),
    '4 teams: 2 started between Feb 2, 2026 and Mar 16, 2026, 2 have not started.',
  ],
  [teams('2026-02-02', '2026-02-02', null), '3 teams: 2 started on Feb 2, 2026, 1 has not started.'],
  [teams('2026-02-02', '2026-03-16'), '2 teams: 2 started between Feb 2, 2026 and Mar 16, 2026, all have started.'],
  [teams(null, null), '2 teams: none of them has started.'],
])('the text about a table of teams counts the starts in %o', (table, text) => {
  expect(teamTableText(formats, table)).toBe(text);
});
