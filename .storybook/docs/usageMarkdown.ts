import type { Key, Part, UsagePage } from '../usage.ts';
import { docsId } from './docsId.ts';

const storyFiles = Object.keys(
  import.meta.glob('../../packages/ui/src/{primitives,features,screens}/**/*.stories.tsx'),
);
const decisionFiles = Object.keys(import.meta.glob('../../docs/adr/*.md'));

/** The docs page of each component, by the component's name. */
const pages = new Map(storyFiles.map((path) => [path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'), docsId(path)]));

/** A sentence with links: the name of a component in backticks leads to its page. */
export const linked = (text: string): string =>
  text.replaceAll(/`(\w+)`/g, (code, name: string) => {
    const page = pages.get(name);
    return page === undefined ? code : `[${code}](?path=/docs/${page})`;
  });

const list = (texts: readonly string[]): string => texts.map((text) => `- ${linked(text)}`).join('\n');

const parts = (items: readonly Part[], indent = ''): string =>
  items
    .map(({ name, purpose, parts: inner }) => {
      const item = `${indent}- **${name}:** ${linked(purpose)}`;
      return inner === undefined ? item : `${item}\n${parts(inner, `${indent}  `)}`;
    })
    .join('\n');

const shortcuts = (keys: readonly Key[]): string =>
  list(keys.map(({ keys: names, does }) => `${names.map((name) => `<kbd>${name}</kbd>`).join(' or ')}: ${does}`));

function decisionFile(number: number): string {
  const path = decisionFiles.find((file) => file.startsWith(`../../docs/adr/${String(number).padStart(4, '0')}-`));
  if (path === undefined) throw new Error(`There is no decision ${number} in docs/adr.`);
  return `\`${path.replace('../../', '')}\``;
}

/** When to use a component, when not to use it, and its parts, as Markdown. */
export const introduction = ({ when, whenNot, anatomy }: UsagePage): string => `
## When to use it

${list(when)}

## When not

${list(whenNot)}

## Anatomy

${parts(anatomy)}
`;

/** Keys, information for assistive technology, and decisions, as Markdown. */
export const reference = ({ keyboard, accessibility, decisions }: UsagePage): string => `
## Keyboard

${typeof keyboard === 'string' ? linked(keyboard) : shortcuts(keyboard)}

## Accessibility

${list(accessibility)}
${decisions === undefined ? '' : `\n## Decisions\n\n${list(decisions.map(decisionFile))}\n`}`;
