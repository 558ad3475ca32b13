import { clearWin, missingEvidence } from '@roi-insight/contracts/fixtures';
import { expect } from 'vitest';
import { inEveryZone } from '../test/inEveryZone.ts';
import { savedPageFacts } from './savedPageFacts.ts';
import { createFormats } from './format/index.ts';
import { defaultBrand } from './brand.ts';

const formats = createFormats(defaultBrand);

inEveryZone(
  'the line about a saved page gives the date of its file and, if known, the version of the measurement',
  () => {
    const savedAt = new Date(2026, 2, 2, 23, 59);
    const [saved, read, version] = savedPageFacts(formats, clearWin, savedAt);
    expect(saved).toBe('Saved on Mar 2, 2026');
    expect(read).toMatch(/^Tickets read on \w+ \d+, \d{4}, .* ET$/);
    expect(version).toBe(`Measurement version ${clearWin.provenance?.version}`);
    expect(savedPageFacts(formats, missingEvidence, savedAt)).toEqual(['Saved on Mar 2, 2026']);
  },
);
