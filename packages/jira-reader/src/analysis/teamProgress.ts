import type { Progress } from '@roi-insight/contracts';

/** Receives the progress of reading one team. */
export interface ProgressOfTeam {
  readonly report: (progress: Progress) => void;
  /** Called when the team has been read or left out. */
  readonly end: () => void;
}

/**
 * Merges the progress of several teams. If several teams are read in parallel, the lines describe the first of them, so that the number of the team
 * in the lines never decreases. A single team has no number.
 * @param names the project of the report first
 */
export function teamProgress(
  names: readonly string[],
  onProgress: (progress: Progress) => void,
): (index: number) => ProgressOfTeam {
  const latest = new Map<number, Progress>();
  const ended = new Set<number>();
  let first = 0;
  const tell = () => {
    const progress = latest.get(first);
    const name = names[first];
    if (progress === undefined || name === undefined) return;
    onProgress(names.length === 1 ? progress : { ...progress, team: { name, number: first + 1, of: names.length } });
  };
  return (index) => ({
    report: (progress) => {
      latest.set(index, progress);
      if (index === first) tell();
    },
    end: () => {
      ended.add(index);
      const before = first;
      // When all teams have ended, the last team stays the current team.
      while (ended.has(first) && first < names.length - 1) first += 1;
      if (first !== before) tell();
    },
  });
}
