import { PLAN_MARK } from '@roi-insight/contracts';

/** The name of a plan's code. */
export const CODE_OF_PLAN = 'Code of the plan';

/** The text that registers a plan, to paste into an issue. */
export const registrationCodeText = (hash: string): string => `${PLAN_MARK}: ${hash}`;

/** The code of a plan in groups that can be compared by eye. @example codeGroups('0123456789ab…') // ['0123', '4567', '89ab', …] */
export const codeGroups = (hash: string): readonly string[] => hash.match(/.{1,4}/g) ?? [];
