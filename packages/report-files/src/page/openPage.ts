import { inCurrency } from '@roi-insight/roi-math';
import { parseUntrustedJson, readCurrency, readLocale } from '@roi-insight/contracts';
import { type Brand, defaultBrand, pageTexts } from '@roi-insight/report-text';
import { openReport } from '../data/openReport.ts';
import type { SavedReport } from '../data/reportFile.ts';

/** The outcome of opening a page's own data. */
export type OpenedPage =
  | ({ readonly kind: 'opened'; readonly savedAt: Date; readonly brand: Brand } & SavedReport)
  /** `message` tells the reader what to do. */
  | { readonly kind: 'refused'; readonly message: string };

/** Parses the data of a saved page: the report as in any other file, the time of saving, and the brand of the page. */
export function openPage(json: string): OpenedPage {
  const opened = openReport(json);
  if (opened.kind === 'refused') return { kind: 'refused', message: pageTexts.damaged };
  const page = parseUntrustedJson(json);
  const { saved_at: savedAt, brand }: Page = Object(page.ok && page.value);
  const time = new Date(typeof savedAt === 'string' ? savedAt : Number.NaN);
  if (Number.isNaN(time.getTime())) return { kind: 'refused', message: pageTexts.damaged };
  const own = brandOf(brand);
  return { ...opened, report: inCurrency(opened.report, own.currency), savedAt: time, brand: own };
}

interface Page {
  readonly saved_at?: unknown;
  readonly brand?: unknown;
}

/** The brand of a page, with defaults for missing or invalid values. */
function brandOf(input: unknown): Brand {
  const names: Readonly<Partial<Record<keyof Brand, unknown>>> = Object(input);
  const or = (name: keyof Brand, read: (text: string) => string | null = (text) => text.trim() && text) => {
    const text = names[name];
    return (typeof text === 'string' && read(text)) || defaultBrand[name];
  };
  return {
    assistant: or('assistant'),
    title: or('title'),
    company: or('company'),
    product: or('product'),
    customer: or('customer'),
    salesContact: or('salesContact', (text) => (/^(mailto|https?):/i.test(text) ? text : null)),
    currency: or('currency', readCurrency),
    locale: or('locale', readLocale),
  };
}
