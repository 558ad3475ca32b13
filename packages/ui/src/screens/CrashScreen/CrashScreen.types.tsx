import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { CrashScreen } from './CrashScreen.tsx';

type Props = ComponentProps<typeof CrashScreen>;

const required = { details: 'Error: x', homeHref: '/', onReload: () => undefined, onCopy: () => Promise.resolve() };

assertType<Props>(required);
// @ts-expect-error the details are text, for the clipboard
assertType<Props>({ ...required, details: new Error('x') });
// @ts-expect-error onCopy returns a promise
assertType<Props>({ ...required, onCopy: () => undefined });
