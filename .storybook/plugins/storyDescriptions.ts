import type { Plugin } from 'vite';

/** The comment directly above a story. */
const DESCRIBED = /\/\*\*\s*((?:(?!\*\/)[^])*?)\s*\*\/\s*export const (\w+) = \w+\.(?:story|extend)\(/g;

/** The sentence above every story of a file, by export name. */
export function storyDescriptions(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, comment = '', name = ''] of source.matchAll(DESCRIBED)) {
    found.set(name, comment.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim());
  }
  return found;
}

/**
 * Shows the sentence above a story on its docs page. Storybook does this only for `meta.story(…)`, but not for
 * `Other.extend(…)`.
 */
export function describeStories(): Plugin {
  return {
    name: 'describe-stories',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? '';
      if (!file.endsWith('.tsx') || file.includes('node_modules')) return null;
      // Skips other files, because an example in a component's comment is code, which a docs page would render as
      // markup.
      if (!file.endsWith('.stories.tsx'))
        return { code: code.replaceAll(/\n \* @example[^]*?\*\//g, '\n */'), map: null };
      const lines = [...storyDescriptions(code)].map(([name, text]) => {
        const docs = `docs: { ...${name}.input.parameters?.docs, description: { story: ${JSON.stringify(text)} } }`;
        return `${name}.input.parameters = { ...${name}.input.parameters, ${docs} };`;
      });
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
  };
}
