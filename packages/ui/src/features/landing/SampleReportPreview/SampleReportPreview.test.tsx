import { defaultBrand } from '@roi-insight/report-text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandProvider } from '../../../brand/index.ts';
import { ThemeRoot } from '../../../theme/index.ts';
import { SampleReportPreview } from './SampleReportPreview.tsx';

const textIn = (locale: string) =>
  renderToStaticMarkup(
    <BrandProvider brand={{ ...defaultBrand, locale }}>
      <ThemeRoot mode="light">
        <SampleReportPreview />
      </ThemeRoot>
    </BrandProvider>,
  )
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');

it('the preview formats percentages for the locale', () => {
  expect(textIn('en-US')).toMatch(/33%.*26%.*44%.*26% to 44% less/s);
  expect(textIn('de-DE')).toMatch(/33\u00a0%.*26\u00a0%.*44\u00a0%.*26\u00a0% to 44\u00a0% less/s);
});
