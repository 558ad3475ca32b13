import type { Provenance } from '../report/provenance.ts';
import type { ChosenMeasure } from './measures.ts';
import type { AppliedScope, Calendar, Scope, ScopeEntry } from './scope.ts';

/** A choice of scope, calendar, measure and the field with the size of tickets. A part that is absent has its default. */
export interface ScopeChoice {
  readonly scope?: Scope | undefined;
  readonly calendar?: Calendar | undefined;
  readonly measure?: ChosenMeasure | undefined;
  /** Name or id of a number field. */
  readonly size_field?: string | undefined;
}

/** The choice with which a report was made. */
export function choiceOf({ scope, calendar, measure, measures, size }: Provenance): ScopeChoice {
  const ids = (entries: readonly ScopeEntry[] | undefined) => entries?.map(({ id }) => id);
  return {
    scope: scope && {
      types: ids(scope.types),
      components: ids(scope.components),
      labels: ids(scope.labels),
      work_statuses: ids(scope.work_statuses),
    },
    calendar,
    measure: measures !== undefined && measure !== 'logged' ? 'active' : undefined,
    size_field: size?.source === 'field' ? size.name : undefined,
  };
}

/** Whether a scope leaves tickets out. A choice of work statuses does not, because it changes only the hours of tickets. */
export function leavesTicketsOut(scope: Scope | AppliedScope | undefined): boolean {
  return (scope?.types ?? scope?.components ?? scope?.labels) !== undefined;
}

/** Whether two choices select the same tickets and hours; the order of their lists does not matter. */
export function isSameChoice(one: ScopeChoice, other: ScopeChoice): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ scope, calendar, measure, size_field: sizeField }: ScopeChoice): string {
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
    measure,
    sizeField?.toLowerCase(),
  ]);
}
