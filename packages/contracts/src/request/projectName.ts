/** Whether `text` names anything: quotes, blanks and invisible characters alone do not. */
export function isProjectName(text: string | undefined | null): boolean {
  return /[^\s"'“”„\p{C}]/u.test(text ?? '');
}

/** The intended key or name: the text without the quotes in which people may type a name with spaces. */
export function unquoted(projectName: string): string {
  const text = projectName.trim();
  return (/^"(.*)"$/s.exec(text) ?? /^'(.*)'$/s.exec(text) ?? /^[“„](.*)[”“]$/s.exec(text))?.[1]?.trim() ?? text;
}
