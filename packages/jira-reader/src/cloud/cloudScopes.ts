/** The scopes of a token that a call needs: the classic scope, or all granular scopes. */
export interface CallScopes {
  readonly method: 'GET' | 'POST';
  /** As in Atlassian's OpenAPI document, below `/rest/api/3`. */
  readonly path: string;
  readonly classic: 'read:jira-user' | 'read:jira-work';
  readonly granular: readonly string[];
}

const ISSUE = [
  'read:avatar:jira',
  'read:field-configuration:jira',
  'read:issue-meta:jira',
  'read:issue-security-level:jira',
  'read:issue.changelog:jira',
  'read:issue.vote:jira',
  'read:issue:jira',
  'read:status:jira',
  'read:user:jira',
];
const PROJECT = [
  'read:application-role:jira',
  'read:avatar:jira',
  'read:group:jira',
  'read:issue-type-hierarchy:jira',
  'read:issue-type:jira',
  'read:project-category:jira',
  'read:project-version:jira',
  'read:project.component:jira',
  'read:project.property:jira',
  'read:project:jira',
  'read:user:jira',
];
const SEARCH = [
  'read:field.default-value:jira',
  'read:field.option:jira',
  'read:field:jira',
  'read:group:jira',
  'read:issue-details:jira',
];
const CHANGELOG = ['read:avatar:jira', 'read:issue-meta:jira', 'read:issue.changelog:jira'];
const FIELDS = [
  'read:avatar:jira',
  'read:field-configuration:jira',
  'read:field:jira',
  'read:project-category:jira',
  'read:project:jira',
];
const MYSELF = ['read:application-role:jira', 'read:avatar:jira', 'read:group:jira', 'read:user:jira'];

const work = (method: CallScopes['method'], path: string, granular: readonly string[]): CallScopes => ({
  method,
  path,
  classic: 'read:jira-work',
  granular,
});

/** Every call to Jira Cloud that needs a scope, with its scopes according to Atlassian's OpenAPI document of version 3. */
export const CLOUD_SCOPES: readonly CallScopes[] = [
  { method: 'GET', path: '/myself', classic: 'read:jira-user', granular: MYSELF },
  work('GET', '/status', ['read:status:jira']),
  work('GET', '/field', FIELDS),
  work('GET', '/project/search', PROJECT),
  work('GET', '/project/{projectIdOrKey}', PROJECT),
  work('POST', '/search/jql', SEARCH),
  work('POST', '/search/approximate-count', SEARCH),
  work('POST', '/issue/bulkfetch', ISSUE),
  work('GET', '/issue/{issueIdOrKey}', ISSUE),
  work('POST', '/changelog/bulkfetch', CHANGELOG),
  work('GET', '/issue/{issueIdOrKey}/changelog', CHANGELOG),
];

/** The scopes of a call; null if it needs none. @param path with or without its query */
export function scopesOf(path: string): CallScopes | null {
  const [plain = ''] = path.split('?');
  const call = plain.replace(/^.*\/rest\/api\/3/, '');
  const patternOf = ({ path: known }: CallScopes) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`);
  return CLOUD_SCOPES.find((known) => patternOf(known).test(call)) ?? null;
}
