import { type PropsWithChildren, useSyncExternalStore } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { type ThemeMode, ThemeRoot } from '@roi-insight/ui/theme';
import { docsThemes } from './docsTheme.ts';

type Channel = DocsContainerProps['context']['channel'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What the toolbar said last, or the address at the start. */
function themeOf(channel: Channel): ThemeMode {
  const [event]: readonly unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const globals = isRecord(event) ? event.globals : undefined;
  return isRecord(globals) && globals.theme === 'dark' ? 'dark' : 'light';
}

/** A documentation page in the theme of the toolbar, like the stories on it. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const mode = useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed);
      return () => channel.off(GLOBALS_UPDATED, changed);
    },
    () => themeOf(channel),
  );
  return (
    <ThemeRoot mode={mode}>
      <DocsContainer context={context} theme={docsThemes[mode]}>
        {children}
      </DocsContainer>
    </ThemeRoot>
  );
}
