import { clearWin, emptyPost, missingEvidence, zeroCost } from '@roi-insight/contracts/fixtures';
import { measurementVersion } from './methodology/measurementVersion.ts';
import { MEASUREMENT_VERSION } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { versionNote } from './methodology/methodNotes.ts';
import { methodText } from './methodology/methodRows.ts';
import { missingReason, periodRows } from './periods/periodRows.ts';
import { createFormats } from './format/index.ts';
import { defaultBrand } from './brand.ts';

const formats = createFormats(defaultBrand);

describe('the before/after table', () => {
  it('gives the reason for a missing figure', () => {
    expect(missingReason(formats, clearWin)).toBeNull();
    expect(missingReason(formats, emptyPost)).toMatch(/no ticket after adoption has a measured time/);
    expect(missingReason(formats, zeroCost)).toMatch(/^— in the last column: the figure before adoption is zero/);
  });

  it('does not compare the sums of two periods of unknown length', () => {
    const { total_days: _pre, ...pre } = clearWin.summary_metrics.pre_claude;
    const { total_days: _post, ...post } = clearWin.summary_metrics.post_claude;
    const report = {
      ...clearWin,
      time_series_data: { time_savings: [] },
      summary_metrics: { ...clearWin.summary_metrics, pre_claude: pre, post_claude: post },
    };
    const changeOfTotal = (rows: ReturnType<typeof periodRows>) => rows.find(([name]) => name === 'Total tasks')?.[3];
    expect(changeOfTotal(periodRows(formats, report))).toBe('');
    expect(changeOfTotal(periodRows(formats, clearWin))).toMatch(/^[\d.]+% (more|less)$/);
  });
});

it('the short text about the method gives the number of measured tickets, if it is known', () => {
  expect(methodText(formats, clearWin)).toContain('657 of 1,948 tickets used.');
  expect(methodText(formats, missingEvidence)).toMatch(/^The full report has /);
});

it('a report from another version of the measurement has a note that says so', () => {
  expect(versionNote(MEASUREMENT_VERSION)).toBeNull();
  expect(measurementVersion('2.0.0')).toBe(measurementVersion('3.0.0'));
  expect(versionNote('1.1.0')).toBe(`Made with measurement version 1.1.0; this app uses ${MEASUREMENT_VERSION}.`);
});
