import type { TrackerKind } from '@roi-insight/contracts';

/** The two kinds of Jira, which differ in API, login and limits. */
export type JiraKind = Extract<TrackerKind, 'cloud' | 'data-center'>;
