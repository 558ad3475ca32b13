/** Scenarios with a report on a project, in the order of a sales talk. */
export const REPORT_SCENARIOS = [
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

export type ReportScenario = (typeof REPORT_SCENARIOS)[number];

/** All scenarios of the demo: the last scenario is the report on a plan. */
export const SCENARIOS = [...REPORT_SCENARIOS, 'pilot'] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** The points in the pilot's course that can be shown; the last one by default. */
export const PILOT_STATES = ['planned', 'half-way', 'finished'] as const;

export type PilotState = (typeof PILOT_STATES)[number];

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
 * A presenter's choices for a demo, as strings in the fields and in a link. An empty string means the default. `cost`
 * is the cost of an engineer per year, `price` the price of a seat per month.
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
