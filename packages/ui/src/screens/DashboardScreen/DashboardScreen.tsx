import type { DashboardScreenProps } from './DashboardScreenProps.ts';

/** The report: a pure function of its state. */
export function DashboardScreen({ state }: DashboardScreenProps) {
  return <main>{state.kind}</main>;
}
