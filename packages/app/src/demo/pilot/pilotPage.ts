import type { Scenario } from '@roi-insight/ui';

/** The route of a scenario below the base. */
export const pageOf = (scenario: Scenario): string => (scenario === 'pilot' ? 'plan?report' : 'dashboard');

/** Whether an address of the app shows the report on a plan. */
export const isPilotPage = (pathname: string, search: string): boolean =>
  pathname.startsWith('/plan') && new URLSearchParams(search).has('report');
