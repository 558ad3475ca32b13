import type { PresenterValues, Scenario } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';
import { PRESENTER_KEY } from './presenterKey.ts';
import { scenarioOf } from './presented.ts';

/** The values that the demo shows, and the scenario that was chosen last. */
export interface Presenter {
  readonly values: () => PresenterValues;
  readonly scenario: () => Scenario;
  /** Stores the scenario, so that a reload shows it, and notifies the listeners of the store. */
  readonly choose: (scenario: Scenario) => void;
}

export function createPresenter(store: SessionStore, initial: PresenterValues): Presenter {
  let values = initial;
  return {
    values: () => values,
    scenario: () => scenarioOf(values),
    choose: (scenario) => {
      values = { ...values, demo: scenario };
      store.write(PRESENTER_KEY, JSON.stringify(values));
    },
  };
}
