import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { usageTeamsText } from './usageTeamsText.ts';

const formats = createFormats(defaultBrand);
const plain = (texts: readonly string[]) => texts.map((text) => text.replace(/[\u2066-\u2069]/g, ''));
const teams = ['MER', 'NIM'];

it('says nothing if the form names all teams, or no project yet', () => {
  const form = { teams, hasEveryone: false, others: ['"nim"'] };
  expect(usageTeamsText(formats, { ...form, project: 'mer' })).toEqual([]);
  expect(usageTeamsText(formats, { ...form, project: ' ' })).toEqual([]);
  expect(usageTeamsText(formats, { teams: [], hasEveryone: true, project: 'PAY', others: [] })).toEqual([]);
});

it('names what is missing, and what is not sent', () => {
  const texts = plain(usageTeamsText(formats, { teams, hasEveryone: false, project: 'PAY', others: ['MER'] }));
  expect(texts).toEqual([
    'The files have no team named “PAY”. Name the project as in the files, or choose “Everyone is in this team”.',
    'Not in this form, so not sent: NIM.',
  ]);
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  expect(plain(usageTeamsText(formats, { teams: many, hasEveryone: true, project: 'PAY', others: [] }))).toEqual([
    'Not in this form, so not sent: A; B; C; D; E; and 2 more.',
  ]);
});
