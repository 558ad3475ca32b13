import { lettersOf } from './lettersOf.ts';

/**
 * The names of resolutions for which nothing was built: Jira's own names, and other common ones. {@link lettersOf}
 * compares names.
 */
const NOT_DELIVERED = new Set(
  [
    "Won't Do",
    "Won't Fix",
    'Will Not Do',
    'Will Not Fix',
    'Duplicate',
    'Duplicated',
    'Cannot Reproduce',
    "Can't Reproduce",
    'Could Not Reproduce',
    'Unable to Reproduce',
    'Not Reproducible',
    'Incomplete',
    'Needs More Info',
    'Invalid',
    'Not a Bug',
    'Not Our Bug',
    'Not a Problem',
    'Not an Issue',
    'Works as Designed',
    'Declined',
    'Rejected',
    'Not Planned',
    'Abandoned',
    'Withdrawn',
    'Obsolete',
    'Canceled',
    'Cancelled',
    // German, French, Spanish, Portuguese, Japanese and Chinese names of Jira's own resolutions.
    'Wird nicht erledigt',
    'Wird nicht behoben',
    'Duplikat',
    'Nicht reproduzierbar',
    'Unvollständig',
    'Ne sera pas fait',
    'Ne sera pas corrigé',
    'Doublon',
    'Dupliqué',
    'Impossible à reproduire',
    'Non reproductible',
    'Incomplet',
    'No se hará',
    'No se corregirá',
    'Duplicado',
    'No se puede reproducir',
    'Incompleto',
    'Não será feito',
    'Não será corrigido',
    'Não é possível reproduzir',
    '対応しない',
    '修正しない',
    '重複',
    '再現不可',
    '不完全',
    '不修复',
    '重复',
    '无法重现',
    '不完整',
  ].map(lettersOf),
);

/**
 * Whether a completed ticket with this resolution delivered something. This is also true of a ticket without a resolution, because many projects
 * never set one, and of a ticket with an unknown resolution.
 * @param withoutWork the resolutions for which nothing was built, in the user's choice; absent: the usual ones
 */
export function isDelivered(resolution: string | null | undefined, withoutWork?: readonly string[]): boolean {
  if (resolution === null || resolution === undefined) return true;
  const letters = lettersOf(resolution);
  if (withoutWork === undefined) return !NOT_DELIVERED.has(letters);
  return !withoutWork.some((name) => lettersOf(name) === letters);
}
