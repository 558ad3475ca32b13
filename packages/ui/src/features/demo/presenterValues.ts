/** The prepared reports of the demo, in the order of a sales talk. */
export const SCENARIOS = [
  'clear-win',
  'comparison',
  'program',
  'no-change',
  'lasting',
  'fading',
  'logged-hours',
  'slower',
  'too-little-data',
] as const;

export type Scenario = (typeof SCENARIOS)[number];

type PresenterText =
  | 'company'
  | 'assistant'
  | 'product'
  | 'contact'
  | 'currency'
  | 'locale'
  | 'cost'
  | 'seats'
  | 'price';

/**
 * A presenter's choices for a demo, as strings in the fields and in a link; an empty string means the default. `cost` is
 * that of an engineer in a year, `price` that of a seat in a month.
 */
export interface PresenterValues extends Readonly<Record<PresenterText, string>> {
  readonly demo: Scenario | '';
}

export const emptyPresenterValues: PresenterValues = {
  demo: '',
  company: '',
  assistant: '',
  product: '',
  contact: '',
  currency: '',
  locale: '',
  cost: '',
  seats: '',
  price: '',
};

/** Whether a URL's fragment, without '#', is a presenter link. */
export const isPresenterLink = (fragment: string) => /(?:^|&)demo=/.test(fragment);
