import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import type { VerdictLine } from './VerdictLine.tsx';

type Props = ComponentProps<typeof VerdictLine>;

assertType<Props>({ report: clearWin, onVisit: (visit: SectionVisit) => visit });
assertType<Props>({
  report: clearWin,
  onVisit: () => undefined,
  ref: createRef<HTMLDivElement>(),
  className: 'wide',
  style: { width: '100%' },
});
// @ts-expect-error the grade is a link and needs a handler
assertType<Props>({ report: clearWin });
// @ts-expect-error the handler gets a section of the report
assertType<Props>({ report: clearWin, onVisit: (href: string) => href });
