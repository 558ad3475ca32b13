interface Step<Status> {
  readonly from: Status;
  readonly to: Status;
}

interface Trail<T> {
  readonly steps: readonly T[];
  /** Whether it ends where it starts, so that it could start from each of its statuses. */
  readonly isCircle: boolean;
}

/**
 * Puts all steps in an order in which each starts where the one before it led (Hierholzer's algorithm, in linear time); null if there is no such order.
 * @param markOf a text that is equal for the same status
 * @param preferred the start of a circle: a status for which the first of these is true that is true for any
 */
export function trailOf<Status, T extends Step<Status>>(
  steps: readonly T[],
  markOf: (status: Status) => string,
  preferred: readonly ((status: Status) => boolean)[],
): Trail<T> | null {
  const balance = new Map<string, number>();
  const left = new Map<string, T[]>();
  for (const step of steps.toReversed()) {
    const [from, to] = [markOf(step.from), markOf(step.to)];
    balance.set(from, (balance.get(from) ?? 0) + 1);
    balance.set(to, (balance.get(to) ?? 0) - 1);
    const others = left.get(from);
    if (others === undefined) left.set(from, [step]);
    else others.push(step);
  }
  const open = [...balance].filter(([, surplus]) => surplus !== 0);
  const isCircle = open.length === 0;
  const start = isCircle
    ? circleStart(steps, preferred)
    : steps.find(({ from }) => balance.get(markOf(from)) === 1)?.from;
  if (start === undefined || open.length > 2) return null;
  const reversed: T[] = [];
  const path: { readonly at: string; readonly step: T | null }[] = [{ at: markOf(start), step: null }];
  for (let end = path.at(-1); end !== undefined; end = path.at(-1)) {
    const step = left.get(end.at)?.pop();
    if (step !== undefined) {
      path.push({ at: markOf(step.to), step });
      continue;
    }
    if (end.step !== null) reversed.push(end.step);
    path.pop();
  }
  return reversed.length === steps.length ? { steps: reversed.toReversed(), isCircle } : null;
}

function circleStart<Status, T extends Step<Status>>(
  steps: readonly T[],
  preferred: readonly ((status: Status) => boolean)[],
): Status | undefined {
  for (const isPreferred of preferred) {
    const found = steps.find(({ from }) => isPreferred(from));
    if (found !== undefined) return found.from;
  }
  return steps[0]?.from;
}
