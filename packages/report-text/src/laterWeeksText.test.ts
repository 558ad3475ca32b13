import { emptyPost, fading, lasting, missingEvidence, rtlName } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from './brand.ts';
import { createFormats } from './format/index.ts';
import { laterWeeksText } from './laterWeeksText.ts';

const formats = createFormats(defaultBrand);

it('names the last day of the weeks that are shown, and the day of reading', () => {
  expect(laterWeeksText(formats, lasting)).toBe('weeks to Nov 22, 2026 · read Nov 23, 2026, 65 weeks after adoption');
  expect(laterWeeksText(createFormats({ currency: 'EUR', locale: 'de-DE' }), fading)).toBe(
    'weeks to 22 Nov 2026 · read 23 Nov 2026, 65 weeks after adoption',
  );
});

it.each([
  ['of the first quarter', rtlName],
  ['of a quarter that has not begun', emptyPost],
  ['without dates', missingEvidence],
])('is missing in a report %s', (_, report) => {
  expect(laterWeeksText(formats, report)).toBeNull();
});
