/** Maximum length of a name or id in a scope, or of a field, in characters: Jira's own names have at most 255. */
export const MAX_SCOPE_NAME_LENGTH = 255;
