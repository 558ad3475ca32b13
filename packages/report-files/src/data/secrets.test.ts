import { clearWin, comparisonUsage } from '@roi-insight/contracts/fixtures';
import { DATA_FILE_KINDS, defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import { dataFile } from './dataFile.ts';

it.each(DATA_FILE_KINDS)('the %s has no secret that was typed with the address', (kind) => {
  const source = {
    report: { ...quarterReports.twoYears, tickets: clearWin.tickets, usage: comparisonUsage.usage },
    jiraUrl: 'https://x.atlassian.net/browse/A-1?os_password=hush&atl_token=hush#jwt=hush',
    brand: defaultBrand,
    economics: defaultEconomics,
    projectName: 'AUR',
    generatedAt: new Date(2026, 2, 2),
  };
  const text = dataFile(kind, source)?.text;
  expect(text).toMatch(/\w/);
  expect(text).not.toContain('hush');
});
