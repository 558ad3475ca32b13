import { bent } from './bent.ts';
import { progress, young } from './backlog.ts';
import { logged } from './logged.ts';
import { mixes } from './mixes.ts';
import { peopleGroups } from './people.ts';
import { published } from './published.ts';
import { bulk, clock, shapes } from './shapes.ts';
import { sizes } from './sizes.ts';
import { wandering } from './wandering.ts';
import type { Group } from './world.ts';

/** The groups in the order of the table. */
export const GROUPS: readonly Group[] = [
  ...published,
  ...wandering,
  ...mixes,
  ...shapes,
  ...young,
  ...bulk,
  ...bent,
  ...peopleGroups,
  ...progress,
  ...clock,
  ...sizes,
  ...logged,
];
