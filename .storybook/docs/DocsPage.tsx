import type { PropsWithChildren } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeRoot } from '@roi-insight/ui/theme';
import { useDocsTheme } from './useDocsTheme.ts';
import { docsThemes } from '../brand/docsTheme.ts';

/** A documentation page in the theme of the toolbar, like its stories. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const mode = useDocsTheme(context.channel);
  return (
    <ThemeRoot mode={mode}>
      <DocsContainer context={context} theme={docsThemes[mode]}>
        {children}
      </DocsContainer>
    </ThemeRoot>
  );
}
