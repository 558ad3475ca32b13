import type { Provenance } from '../report/provenance.ts';
import type { AppliedScope, Calendar, Scope, ScopeEntry } from './scope.ts';

/** A choice of scope and calendar. A part that is absent has its default. */
export interface ScopeChoice {
  readonly scope?: Scope | undefined;
  readonly calendar?: Calendar | undefined;
}

/** The choice that a report was made with. */
export function choiceOf({ scope, calendar }: Provenance): ScopeChoice {
  const ids = (entries: readonly ScopeEntry[] | undefined) => entries?.map(({ id }) => id);
  return {
    scope: scope && {
      types: ids(scope.types),
      components: ids(scope.components),
      labels: ids(scope.labels),
      work_statuses: ids(scope.work_statuses),
    },
    calendar,
  };
}

/** Whether a scope leaves tickets out: other work statuses change the hours of a ticket, not whether it counts. */
export function leavesTicketsOut(scope: Scope | AppliedScope | undefined): boolean {
  return (scope?.types ?? scope?.components ?? scope?.labels) !== undefined;
}

/** Whether two choices select the same tickets and hours; the order of their lists does not matter. */
export function isSameChoice(one: ScopeChoice, other: ScopeChoice): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ scope, calendar }: ScopeChoice): string {
  const lists = [
    scope?.types,
    scope?.components,
    scope?.labels,
    scope?.work_statuses,
    calendar?.working_days,
    calendar?.holidays,
  ];
  return JSON.stringify([
    ...lists.map((list) => list?.toSorted()),
    calendar?.time_zone,
    calendar?.hours?.from,
    calendar?.hours?.to,
  ]);
}
