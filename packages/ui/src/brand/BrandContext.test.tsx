import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BrandProvider, defaultBrand, useFormats } from './index.ts';

const euros = { ...defaultBrand, currency: 'EUR', locale: 'de-DE' };

function Amount() {
  const { money, dayShort } = useFormats();
  return `${money(1234)} on ${dayShort('2025-08-25')}; `;
}

it('a part of a page in another notation leaves the rest of the page unchanged', () => {
  const text = renderToStaticMarkup(
    <BrandProvider brand={defaultBrand}>
      <Amount />
      <BrandProvider brand={euros}>
        <Amount />
      </BrandProvider>
      <Amount />
    </BrandProvider>,
  );
  expect(text).toBe('$1,234 on Aug 25; 1.234\u00a0€ on 25 Aug; $1,234 on Aug 25; ');
});

it('if there is no provider, amounts are in the default notation', () => {
  expect(renderToStaticMarkup(<Amount />)).toBe('$1,234 on Aug 25; ');
});
