import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import type { ReportDropZone } from './ReportDropZone.tsx';

type Props = ComponentProps<typeof ReportDropZone>;

const required = {
  onOpenReports: (files: readonly File[]) => files,
  onDismissProblem: () => undefined,
  children: 'Page',
};

assertType<Props>({ ...required, problem: null });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error problem is required, even if it is null
assertType<Props>(required);
// @ts-expect-error a problem is a string
assertType<Props>({ ...required, problem: new Error('It is no report.') });
// @ts-expect-error the handler gets all files
assertType<Props>({ ...required, problem: null, onOpenReports: (file: File) => file });
