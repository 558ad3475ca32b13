import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../../testing/rootOf.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { EvidencePanel } from './EvidencePanel.tsx';

type Props = ComponentProps<typeof EvidencePanel>;

assertType<Props>({ report: clearWin });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error a report is required
assertType<Props>({});
// @ts-expect-error a report, not its URL
assertType<Props>({ report: '/reports/1' });
