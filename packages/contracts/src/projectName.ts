/** Whether `text` names anything: quotes, blanks and invisible characters alone do not. */
export function isProjectName(text: string | undefined | null): boolean {
  return /[^\s"'“”„\p{C}]/u.test(text ?? '');
}
