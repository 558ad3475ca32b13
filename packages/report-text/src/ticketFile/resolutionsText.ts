import type { Formats } from '../format/index.ts';

interface ResolutionCount {
  readonly name: string;
  readonly count: number;
}

/** Maximum number of listed resolutions of a kind. */
const MAX_LISTED = 20;

/** @example resolutionsText(formats, resolutions, ["Won't Do"]) // "Resolutions that count as work: Done (310). Closed without work: Won't Do (12)." */
export function resolutionsText(
  { count }: Pick<Formats, 'count'>,
  resolutions: readonly ResolutionCount[],
  withoutWork: readonly string[],
): string {
  const list = (isWithoutWork: boolean) => {
    const names = resolutions.filter(({ name }) => withoutWork.includes(name) === isWithoutWork);
    const shown = names.slice(0, MAX_LISTED).map((each) => `${each.name} (${count(each.count)})`);
    return [...shown, ...(names.length > MAX_LISTED ? ['…'] : [])].join(', ');
  };
  return [
    ['Resolutions that count as work', list(false)],
    ['Closed without work', list(true)],
  ]
    .filter(([, names]) => names !== '')
    .map(([title, names]) => `${title}: ${names}.`)
    .join(' ');
}
