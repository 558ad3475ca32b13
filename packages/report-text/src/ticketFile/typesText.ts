import type { Formats } from '../format/index.ts';

interface TypesOfTickets {
  readonly types: readonly { readonly name: string; readonly count: number }[];
  /** Number of tickets of types that are not listed. */
  readonly unlisted: number;
  /** The types that are excluded. Upper and lower case are equal. */
  readonly leaveOut: readonly string[];
}

/** @example typesText(formats, types) // 'Counted: Story (210), Bug (60). Excluded: Sub-task (30).' */
export function typesText({ count }: Pick<Formats, 'count'>, { types, unlisted, leaveOut }: TypesOfTickets): string {
  const left = new Set(leaveOut.map((name) => name.trim().toLowerCase()));
  const list = (isLeft: boolean) =>
    types
      .filter(({ name }) => left.has(name.trim().toLowerCase()) === isLeft)
      .map((type) => `${type.name} (${count(type.count)})`)
      .join(', ');
  return [
    ['Counted', list(false)],
    ['Excluded', list(true)],
    ['Other types', unlisted === 0 ? '' : count(unlisted)],
  ]
    .filter(([, names]) => names !== '')
    .map(([title, names]) => `${title}: ${names}.`)
    .join(' ');
}
