import { type Brand, defaultBrand } from '../../report-text/src/brand.ts';
import { readCurrency, readLocale } from '../../contracts/src/values/readNotation.ts';

/** The brand from a build's settings; defaults if missing or empty. `note` is called for each invalid value. */
export function brandFromEnv(env: Readonly<Record<string, string>>, note: (line: string) => void): Brand {
  const or = (name: string, fallback: string, read: (text: string) => string | null = (text) => text) => {
    const text = env[name] ?? '';
    if (text.trim() === '') return fallback;
    const value = read(text);
    if (value === null) note(`${name} cannot be ${JSON.stringify(text)}: the build uses ${fallback}`);
    return value ?? fallback;
  };
  return {
    assistant: or('VITE_BRAND_ASSISTANT', defaultBrand.assistant),
    title: or('VITE_BRAND_TITLE', defaultBrand.title),
    company: or('VITE_BRAND_COMPANY', defaultBrand.company),
    product: or('VITE_BRAND_PRODUCT', defaultBrand.product),
    customer: or('VITE_BRAND_CUSTOMER', defaultBrand.customer),
    salesContact: or('VITE_SALES_CONTACT', defaultBrand.salesContact, (text) =>
      /^(mailto|https?):/i.test(text) ? text : null,
    ),
    currency: or('VITE_BRAND_CURRENCY', defaultBrand.currency, readCurrency),
    locale: or('VITE_BRAND_LOCALE', defaultBrand.locale, readLocale),
  };
}
