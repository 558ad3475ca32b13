/** A comment above a schema or one of its fields, and what it stands above. */
const COMMENTED =
  /\/\*\*(?<comment>(?:(?!\*\/).)+)\*\/\s*(?:export )?(?:const (?<schema>\w+)Schema\b|(?<field>\w+):)|const (?<bare>\w+)Schema\b/gs;

/**
 * What the comments in the source of the schemas say: 'FetchJiraRequest' of the component, 'FetchJiraRequest.jira_url' of
 * its field. The comments are the one place where the wire is described.
 */
export function sentencesIn(source: string): ReadonlyMap<string, string> {
  const sentences = new Map<string, string>();
  let component = '';
  for (const { groups = {} } of source.matchAll(COMMENTED)) {
    const name = groups['schema'] ?? groups['bare'];
    if (name !== undefined) component = componentName(name);
    const key = name === undefined ? `${component}.${groups['field']}` : component;
    if (groups['comment'] !== undefined) sentences.set(key, plain(groups['comment']));
  }
  return sentences;
}

/** @example componentName('fetchJiraRequest') // 'FetchJiraRequest' */
export const componentName = (schema: string): string => schema.charAt(0).toUpperCase() + schema.slice(1);

const plain = (comment: string): string => comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim();
