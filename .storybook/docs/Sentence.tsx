import { Fragment } from 'react';
import { docsId } from './docsId.ts';
import { PageLink } from './PageLink.tsx';

const stories = import.meta.glob('../../packages/ui/src/{primitives,features,screens}/**/*.stories.tsx');

/** The docs page of each component, by its name. */
const pages = new Map(
  Object.keys(stories).map((path) => [path.replace(/^.*\/(\w+)\.stories\.tsx$/, '$1'), docsId(path)]),
);

/** Plain text, with what stands in backticks as code; the name of a component leads to its page. */
export function Sentence({ text }: { readonly text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    const page = pages.get(part);
    const code = <code key={key}>{part}</code>;
    return page === undefined ? (
      code
    ) : (
      <PageLink key={key} path={`/docs/${page}`}>
        {code}
      </PageLink>
    );
  });
}
