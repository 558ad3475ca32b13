import { createFormats, defaultBrand, planStaircase } from '@roi-insight/report-text';
import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import { storyOutline } from '../../../testing/plan/storyPlan.ts';
import type { StaircaseChart } from './StaircaseChart.tsx';

type Props = ComponentProps<typeof StaircaseChart>;

const staircase = planStaircase(createFormats(defaultBrand), storyOutline, null);

assertType<Props>({ title: 'Who starts when', staircase });
assertType<Props>({ title: 'Who starts when', staircase, isNew: true, children: 'Below the title' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLElement>());
// @ts-expect-error it has no title
assertType<Props>({ staircase });
// @ts-expect-error the picture is made by `planStaircase`
assertType<Props>({ title: 'Who starts when', staircase: storyOutline });
