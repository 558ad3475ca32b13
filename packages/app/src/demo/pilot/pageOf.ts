import type { Scenario } from '@roi-insight/ui';

/** The route of a scenario below the base. */
export const pageOf = (scenario: Scenario): string => (scenario === 'pilot' ? 'plan/report' : 'dashboard');
