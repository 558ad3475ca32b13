import { createFormats, defaultBrand, planPower } from '@roi-insight/report-text';
import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import { storyOutline } from '../../../testing/plan/storyPlan.ts';
import type { PowerCurve } from './PowerCurve.tsx';

type Props = ComponentProps<typeof PowerCurve>;

assertType<Props>({ power: planPower(createFormats(defaultBrand), storyOutline) });
assertType<Pick<Props, RootKey>>(rootOf<HTMLElement>());
// @ts-expect-error it has no curve
assertType<Props>({});
