import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { inEveryZone } from '../../../../report-text/test/inEveryZone.ts';
import { ThemeRoot } from '../../theme/index.ts';
import { DateField } from './DateField.tsx';

inEveryZone('the field shows the day of a local midnight', () => {
  const field = (
    <DateField label="Start" value={new Date(2025, 7, 25)} min={new Date(2023, 0, 1)} max={new Date(2026, 0, 15)} />
  );
  expect(renderToStaticMarkup(<ThemeRoot mode="light">{field}</ThemeRoot>)).toContain('>August 25, 2025<');
});
