import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { storyChrome } from '../../testing/storyChrome.ts';
import type { NotFoundScreen } from './NotFoundScreen.tsx';

type Props = ComponentProps<typeof NotFoundScreen>;

assertType<Props>({ chrome: storyChrome, path: '/nowhere' });
// @ts-expect-error the path is required
assertType<Props>({ chrome: storyChrome });
// @ts-expect-error chrome is required
assertType<Props>({ path: '/nowhere' });
