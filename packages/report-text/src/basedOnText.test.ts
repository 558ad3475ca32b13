import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Report } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { basedOnText } from './basedOnText.ts';
import { scopeFacts } from './methodology/methodRows.ts';

const { provenance } = clearWin;
if (provenance === undefined) throw new Error('no provenance');
const ofFile: Report = {
  ...clearWin,
  provenance: { ...provenance, tracker: 'file', host: 'team.csv', project: { key: 'team', name: 'team' } },
};

it('names Jira only where the tickets come from it', () => {
  expect(basedOnText(clearWin)).toMatch(/^Based on [\d,]+ JIRA tasks analyzed$/);
  expect(basedOnText(ofFile)).toMatch(/^Based on [\d,]+ tasks analyzed$/);
});

it('names a file once', () => {
  expect(scopeFacts(provenance)[0]?.value).toMatch(/^.+ \([A-Z]+\)$/);
  expect(ofFile.provenance && scopeFacts(ofFile.provenance)[0]?.value).toBe('team');
});
