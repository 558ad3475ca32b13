import type { ReactNode } from 'react';

interface TwinProps {
  /** The state to freeze: 'hover' sets the class `is-hover`. */
  readonly state: string;
  /** Selector of the part that is in the state. */
  readonly of: string;
  readonly children: ReactNode;
}

/** Freezes a state of a part that takes no class from outside, for a screenshot. */
export function Twin({ state, of, children }: TwinProps) {
  return <div ref={(root) => root?.querySelector(of)?.classList.add(`is-${state}`)}>{children}</div>;
}
