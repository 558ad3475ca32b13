import type { FixedRole } from '@roi-insight/contracts';

/** The role of a team whose start is not drawn. */
export const FIXED_ROLE_TEXT: Readonly<Record<FixedRole, string>> = {
  first: 'Starts first',
  last: 'Starts last',
  never: 'Never starts',
};
