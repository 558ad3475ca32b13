/** The prepared reports of the demo. */
export const SCENARIOS = ['clear-win', 'no-change', 'slower', 'too-little-data', 'comparison', 'program'] as const;

export type Scenario = (typeof SCENARIOS)[number];

/** A presenter's choices for a demo, as strings in the fields and in a link; an empty string means the default. */
export interface PresenterValues {
  readonly demo: Scenario | '';
  readonly company: string;
  readonly assistant: string;
  readonly product: string;
  readonly contact: string;
  readonly currency: string;
  readonly locale: string;
  /** Annual cost of an engineer. */
  readonly cost: string;
  readonly seats: string;
  /** Price per seat and month. */
  readonly price: string;
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
