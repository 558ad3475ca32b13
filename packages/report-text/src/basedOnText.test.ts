import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Report } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { basedOnText } from './basedOnText.ts';
import { scopeFacts } from './methodology/methodRows.ts';
import { createFormats } from './format/index.ts';
import { defaultBrand } from './brand.ts';

const formats = createFormats(defaultBrand);

const { provenance } = clearWin;
if (provenance === undefined) throw new Error('no provenance');
const ofFile: Report = {
  ...clearWin,
  provenance: { ...provenance, tracker: 'file', host: 'team.csv', project: { key: 'team', name: 'team' } },
};

it('the subtitle names Jira only if the tickets come from it', () => {
  expect(basedOnText(formats, clearWin)).toMatch(/^Based on [\d,]+ JIRA tasks analyzed$/);
  expect(basedOnText(formats, ofFile)).toMatch(/^Based on [\d,]+ tasks analyzed$/);
});

it('the subtitle names a file only once', () => {
  expect(scopeFacts(formats, clearWin, provenance)[0]?.value).toMatch(/^.+ \([A-Z]+\)$/);
  expect(ofFile.provenance && scopeFacts(formats, ofFile, ofFile.provenance)[0]?.value).toBe('team');
});
