import type { PeopleCount } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** A number of people: 1 to 4 are not distinguished. @example '41', '1–4' */
export const peopleText = ({ count }: Formats, people: PeopleCount): string =>
  people === '1-4' ? `${count(1)}–${count(4)}` : count(people);
