import { useSyncExternalStore } from 'react';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { ThemeMode } from '@roi-insight/ui/theme';

export type Channel = DocsContainerProps['context']['channel'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The theme that the toolbar has sent last or, if it has sent none yet, the theme in the address. */
function themeOf(channel: Channel): ThemeMode {
  const [event]: readonly unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const globals = isRecord(event) ? event.globals : undefined;
  return isRecord(globals) && globals.theme === 'dark' ? 'dark' : 'light';
}

/** The theme of the toolbar, for a docs page. */
export function useDocsTheme(channel: Channel): ThemeMode {
  return useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed);
      return () => channel.off(GLOBALS_UPDATED, changed);
    },
    () => themeOf(channel),
  );
}
