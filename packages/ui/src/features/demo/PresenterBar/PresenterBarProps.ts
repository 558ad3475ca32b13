import type { ReactNode } from 'react';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import type { PilotChoiceProps } from './PilotChoice.tsx';
import type { Scenario } from '../presenterValues.ts';

export interface PresenterBarProps extends RootProps<'div'> {
  /** The scenario of the report; null on pages that show no report. */
  readonly scenario: Scenario | null;
  /** A scenario was chosen. */
  readonly onScenario: (scenario: Scenario) => void;
  /** The presenter pressed "Prepare a demo". */
  readonly onPrepare: () => void;
  /** Whether only the button that shows the controls again is on screen. */
  readonly isHidden: boolean;
  /** The presenter hid the controls or shows them again. */
  readonly onHiddenChange: (isHidden: boolean) => void;
  /** Null if the browser does not support full screen. */
  readonly fullScreen: { readonly isOn: boolean; readonly onToggle: () => void } | null;
  /** Leaves the demo; null if the site contains only the demo. */
  readonly onEnd: (() => void) | null;
  /** The time of the pilot; absent on other pages. */
  readonly pilot?: PilotChoiceProps;
  /** Further controls for the presenter. */
  readonly children?: ReactNode;
}
