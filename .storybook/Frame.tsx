import type { ReactNode } from 'react';
import { ChartsAtOnce } from '../packages/ui/src/features/charts/useInView.ts';
import { type ThemeMode, ThemeRoot } from '../packages/ui/src/theme/index.ts';
import { useShotTheme } from './shotTheme.ts';

interface FrameProps {
  readonly mode: ThemeMode;
  /** A whole page brings its own margins; a piece gets air, so that focus rings and shadows are seen. */
  readonly page: boolean;
  readonly children: ReactNode;
}

/** What stands around every story. */
export function Frame({ mode, page, children }: FrameProps) {
  const shotTheme = useShotTheme();
  return (
    <ThemeRoot mode={shotTheme ?? mode}>
      {/* Nobody scrolls in a story. */}
      <ChartsAtOnce value>{page ? children : <div style={{ padding: '1.5rem' }}>{children}</div>}</ChartsAtOnce>
    </ThemeRoot>
  );
}
