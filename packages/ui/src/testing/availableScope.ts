import type { AvailableScope } from '@roi-insight/contracts';

/** A choice with its number of tickets. */
export const entry = (id: string, name: string, tickets: number) => ({ id, name, tickets });

/** The choices of a project with 1,658 tickets. */
export const available: AvailableScope = {
  types: [entry('10001', 'Story', 712), entry('10002', 'Task', 544), entry('10004', 'Bug', 402)],
  components: [entry('1', 'Checkout', 420), entry('', '', 415), entry('2', 'Ledger', 412), entry('3', 'Payouts', 411)],
  labels: [entry('', '', 622), entry('backend', 'backend', 480), entry('tech-debt', 'tech-debt', 207)],
  statuses: [
    { ...entry('10000', 'To Do', 1658), in_progress: false },
    { ...entry('3', 'In Progress', 1490), in_progress: true },
    { ...entry('10010', 'In Review', 1040), in_progress: true },
  ],
};

/** More labels than a list shows. */
export const manyLabels = Array.from({ length: 200 }, (_, index) =>
  entry(`label-${index}`, `label-${index}`, 400 - index),
);
