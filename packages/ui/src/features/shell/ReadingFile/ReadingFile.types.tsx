import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import type { ReadingFile } from './ReadingFile.tsx';

type Props = ComponentProps<typeof ReadingFile>;

assertType<Props>({ fileName: 'report.json', share: 0.5, onCancel: () => undefined });
assertType<Pick<Props, RootKey>>(rootOf<HTMLElement>());
// @ts-expect-error reading can always be canceled
assertType<Props>({ fileName: 'report.json', share: 0.5 });
