import { type PropsWithChildren, useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { NAVIGATE_URL } from 'storybook/internal/core-events';

interface PageLinkProps {
  /** '/docs/primitives-button--docs' or '/story/primitives-button--primary'. */
  readonly path: string;
}

/** A link to another page of this Storybook, without loading it again. */
export function PageLink({ path, children }: PropsWithChildren<PageLinkProps>) {
  const { channel } = useContext(DocsContext);
  const href = `./?path=${path}`;
  return (
    <a
      href={href}
      target="_top"
      onClick={(event) => {
        const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!isPlain) return;
        event.preventDefault();
        channel.emit(NAVIGATE_URL, `?path=${path}`);
      }}
    >
      {children}
    </a>
  );
}
