import { readFileSync } from 'node:fs';
import { parseJson } from '../packages/contracts/src/index.ts';
import { parsePresenter } from '../packages/ui/src/features/demo/presenter.ts';

/**
 * The build variables for a preset.
 * @param file path of a JSON file
 * @throws Error with the path, the key and the reason if a presenter link could not contain these values
 */
export function presetSettings(file: string): Record<string, string> {
  const read = parseJson(readFileSync(file, 'utf8'), parsePresenter);
  if (!read.ok) throw new Error([file, read.error.path, read.error.message].filter((part) => part !== '').join(': '));
  const { company, assistant, product, contact, currency, locale } = read.value;
  const names = {
    VITE_BRAND_COMPANY: company,
    VITE_BRAND_CUSTOMER: company,
    VITE_BRAND_ASSISTANT: assistant,
    VITE_BRAND_TITLE: assistant && `${assistant} ROI Dashboard`,
    VITE_BRAND_PRODUCT: product,
    VITE_BRAND_CURRENCY: currency,
    VITE_BRAND_LOCALE: locale,
    VITE_SALES_CONTACT: contact.includes(':') || contact === '' ? contact : `mailto:${contact}`,
    VITE_DEMO_PRESET: JSON.stringify(read.value),
  };
  return Object.fromEntries(Object.entries(names).filter(([, text]) => text !== ''));
}
