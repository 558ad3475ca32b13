import { type ComponentProps, createRef } from 'react';
import { assertType } from 'vitest';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { EvidencePanel } from './EvidencePanel.tsx';

type Props = ComponentProps<typeof EvidencePanel>;

assertType<Props>({ report: clearWin });
assertType<Props>({ report: clearWin, visit: null });
assertType<Props>({ report: clearWin, ref: createRef<HTMLElement>(), className: 'wide', style: { width: '100%' } });
// @ts-expect-error a report is required
assertType<Props>({});
// @ts-expect-error a report, not its URL
assertType<Props>({ report: '/reports/1' });
