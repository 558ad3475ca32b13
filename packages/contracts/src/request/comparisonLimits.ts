/** A report is compared with at most this number of teams. */
export const MAX_COMPARISON_TEAMS = 19;

/** Maximum length of a comparison team's name, in characters: Jira's own names have at most 255. */
export const MAX_TEAM_NAME_LENGTH = 255;
