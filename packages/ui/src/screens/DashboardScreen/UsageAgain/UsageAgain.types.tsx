import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { UsageAgain } from './UsageAgain.tsx';

type Props = ComponentProps<typeof UsageAgain>;

const stay = () => {};

const files = {
  run: { kind: 'idle' } as const,
  understood: null,
  isEveryone: true,
  project: 'AUR',
  others: [],
  onEveryoneChange: null,
  onFiles: stay,
  onColumns: stay,
  onCancel: stay,
  onRemove: stay,
};

assertType<Props>({ ...files, next: { kind: 'ready', needsApiKey: false, inReport: 'none', onAnalyze: stay } });
assertType<Props>({ ...files, next: { kind: 'from-file', onStartOver: stay } });
// @ts-expect-error the next analysis is required
assertType<Props>(files);
// @ts-expect-error a report from a file cannot be analyzed from here
assertType<Props>({ ...files, next: { kind: 'from-file', onAnalyze: stay } });
