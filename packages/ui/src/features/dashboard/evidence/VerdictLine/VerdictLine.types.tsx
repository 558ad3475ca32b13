import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../../testing/rootOf.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import type { VerdictLine } from './VerdictLine.tsx';

type Props = ComponentProps<typeof VerdictLine>;

assertType<Props>({ report: clearWin, onVisit: (visit: SectionVisit) => visit });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error the grade is a link and needs a handler
assertType<Props>({ report: clearWin });
// @ts-expect-error the handler gets a section of the report
assertType<Props>({ report: clearWin, onVisit: (href: string) => href });
