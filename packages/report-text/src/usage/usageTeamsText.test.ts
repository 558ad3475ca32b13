import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { usageTeamsText } from './usageTeamsText.ts';

const formats = createFormats(defaultBrand);
const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/[\u2066-\u2069]/g, ''));
const teams = ['MER', 'NIM'];
const besideEveryone: string[] = [];

it('the text is empty if the form names all teams, or names no project yet', () => {
  const form = { teams, besideEveryone, hasEveryone: false, isEveryone: false, others: ['"nim"'] };
  expect(usageTeamsText(formats, { ...form, project: 'mer' })).toEqual([]);
  expect(usageTeamsText(formats, { ...form, project: ' ' })).toEqual([]);
  expect(
    usageTeamsText(formats, {
      teams: [],
      besideEveryone,
      hasEveryone: true,
      isEveryone: true,
      project: 'PAY',
      others: [],
    }),
  ).toEqual([]);
});

it('the text lists the names in the files if everyone should be in one team', () => {
  const form = { teams, besideEveryone, hasEveryone: false, isEveryone: true, others: ['nim'] };
  for (const project of ['mer', ''])
    expect(plain(usageTeamsText(formats, { ...form, project }))).toEqual(['Teams that the files name: MER; NIM.']);
});

it('the text names a team that the files lack, and teams of the files that are not sent', () => {
  const files = { teams, besideEveryone, hasEveryone: false, project: 'PAY', others: ['MER'] };
  const [, byFile] = usageTeamsText(formats, { ...files, isEveryone: true });
  expect(byFile).toMatch(/Use this name in the files\.$/);
  expect(plain(usageTeamsText(formats, { ...files, isEveryone: false }))).toEqual([
    'The files have no team named “PAY”. Use this name in the files, or choose “Everyone is in this team”.',
    'Not in this analysis, so not sent: NIM.',
  ]);
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(
    plain(
      usageTeamsText(formats, {
        teams: many,
        besideEveryone,
        hasEveryone: true,
        isEveryone: false,
        project: 'PAY',
        others: [],
      }),
    ),
  ).toEqual(['Not in this analysis, so not sent: A; B; C; D; E; and 2 more.']);
});

it('if a file names the project, the text says that this file decides who belongs to the project', () => {
  const form = { teams, hasEveryone: true, besideEveryone: teams, isEveryone: true, others: ['nim'] };
  expect(plain(usageTeamsText(formats, { ...form, project: '"mer"' })).at(-1)).toMatch(/^The files say who is in /);
  expect(plain(usageTeamsText(formats, { ...form, project: 'PAY' })).join()).not.toContain('The files say');
});
