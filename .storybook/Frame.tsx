import type { ReactNode } from 'react';
import { type ThemeMode, ThemeRoot } from '@roi-insight/ui/theme';
import { useShotTheme } from './shotTheme.ts';

interface FrameProps {
  readonly mode: ThemeMode;
  /** A whole page brings its own margins; a piece gets air, so that focus rings and shadows are seen. */
  readonly page: boolean;
  readonly children: ReactNode;
}

/** Theme and margins around every story. */
export function Frame({ mode, page, children }: FrameProps) {
  const shotTheme = useShotTheme();
  return (
    <ThemeRoot mode={shotTheme ?? mode}>
      {page ? children : <div style={{ padding: '1.5rem' }}>{children}</div>}
    </ThemeRoot>
  );
}
