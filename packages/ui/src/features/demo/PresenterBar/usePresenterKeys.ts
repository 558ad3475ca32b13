import { useLayoutEffect } from 'react';
import type { PresenterBarProps } from './PresenterBarProps.ts';
import { neighborOf } from './neighborOf.ts';
import { usesKeys } from './usesKeys.ts';

type Keys = Pick<PresenterBarProps, 'scenario' | 'onScenario' | 'isHidden' | 'onHiddenChange'>;

/** The keys of a presenter anywhere on the page: the arrows change the scenario, P hides and shows the bar, Escape shows it. */
export function usePresenterKeys({ scenario, onScenario, isHidden, onHiddenChange }: Keys): void {
  // Runs before the bar is painted, so that its keys work as soon as it is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.defaultPrevented || event.repeat || hasModifier || usesKeys(event.target)) return;
      switch (event.key) {
        case 'p':
        case 'P':
          return onHiddenChange(!isHidden);
        case 'Escape':
          return isHidden ? onHiddenChange(false) : undefined;
        case 'ArrowLeft':
        case 'ArrowRight': {
          const isForward = (event.key === 'ArrowRight') !== isRightToLeft();
          const next = scenario === null ? undefined : neighborOf(scenario, isForward ? 1 : -1);
          return next === undefined ? undefined : onScenario(next);
        }
        default:
          return undefined;
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [scenario, onScenario, isHidden, onHiddenChange]);
}

const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl';
