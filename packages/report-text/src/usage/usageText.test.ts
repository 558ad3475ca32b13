import type { Report } from '@roi-insight/contracts';
import { clearWin, comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { usageReports } from '../../test/usageReports.ts';
import { summaryText } from '../answer/summaryText.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats, MISSING } from '../format/index.ts';
import { reportUsageNotes } from './reportUsageNotes.ts';
import { usageRowText } from './usageRowText.ts';
import { usageText } from './usageText.ts';
import { usageSourceTable } from './usageSourceTable.ts';

const formats = createFormats(defaultBrand);
const { notInUsage, few, withoutSpend, withoutPeople, busiestDay, twoSources } = usageReports;

describe('the short text about usage', () => {
  const sentence = (report: Report) => usageText(formats, report, defaultEconomics);

  it('gives the share of the team that used the assistant, and the number of days with real spend in the net value', () => {
    expect(sentence(comparisonUsage)).toBe(
      '62% of the team used the assistant in the last quarter. The net uses real spend for 77 of 91 days.',
    );
    expect(sentence(withoutSpend)).toBe('62% of the team used the assistant in the last quarter.');
    expect(sentence(few)).toMatch(/^3% to 10% of the team/);
    expect(sentence(busiestDay)).toMatch(/^At least 62% of the team/);
    expect(sentence(withoutPeople)).toMatch(/^62% of the seats were used/);
  });

  it('names the measured days if the tickets were read long after the last of these days', () => {
    const { provenance } = comparisonUsage;
    const later = {
      ...comparisonUsage,
      ...(provenance && { provenance: { ...provenance, fetched_at: '2026-11-26' } }),
    };
    expect(sentence(later)).toMatch(/^62% of the team used the assistant \(Sep 29 – Dec 28, 2025\)\. /);
    expect(usageRowText(formats, later)).toBe('62% of the team used it (Sep 29 – Dec 28, 2025)');
    expect(reportUsageNotes(formats, later)[0]).toMatch(
      /the assistant \(Sep 29 – Dec 28, 2025\), by the usage table\.$/,
    );
  });

  it('says which data is missing', () => {
    expect(sentence(notInUsage)).toBe('The usage does not have this project.');
    expect(sentence(clearWin)).toBeNull();
  });

  it('is part of the summary', () => {
    const basisOf = (report: Report) => {
      const origin = {
        report,
        brand: defaultBrand,
        jiraUrl: null,
        projectName: null,
        generatedAt: new Date(2026, 2, 2),
      };
      return summaryText(formats, origin, defaultEconomics).basis;
    };
    expect(basisOf(comparisonUsage)).toMatch(/^62% of the team used .* 77 of 91 days\. Inputs: Seats/);
    expect(basisOf(clearWin)).toMatch(/^Inputs: Seats/);
  });
});

it('the table names each source with its weeks, people and spend', () => {
  const rowsOf = ({ usage }: Report) => (usage === undefined ? [] : usageSourceTable(formats, usage).rows);
  const weeks = ['Nov 25, 2024 – Dec 28, 2025', '45 of 57'];
  expect(rowsOf(twoSources)).toEqual([
    ['Claude Code', ...weeks, '40', '$3,413 in 16 weeks'],
    ['GitHub Copilot', ...weeks, MISSING, '$3,413 in 16 weeks'],
  ]);
  expect(rowsOf(withoutSpend)[0]?.at(-1)).toBe(MISSING);
  expect(rowsOf({ ...few, usage: few.usage && { ...few.usage, currency: 'EUR' } })[0]?.at(-1)).toMatch(/^€3,413 in/);
  expect(rowsOf(notInUsage)).toEqual([]);
});
