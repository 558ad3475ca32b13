import type { Notation } from './format/notation.ts';

/**
 * Every name that the product shows, with the currency and the locale of the product. Components contain no names of
 * their own.
 */
export interface Brand extends Notation {
  /** The AI coding assistant: 'When did you start using {assistant}?' */
  readonly assistant: string;
  /** Title of the landing page. */
  readonly title: string;
  /** Company placeholder of the top bar. */
  readonly company: string;
  /** This product. */
  readonly product: string;
  /** The customer of the prototype. */
  readonly customer: string;
  /** Target of 'Contact Sales': a mailto: or https: URL. */
  readonly salesContact: string;
}

export const defaultBrand: Brand = {
  assistant: 'Claude Code',
  title: 'Claude Code ROI Dashboard',
  company: 'Your company',
  product: 'ROI Insight',
  customer: 'FinTechCo',
  salesContact: 'mailto:sales@example.com',
  currency: 'USD',
  locale: 'en-US',
};
