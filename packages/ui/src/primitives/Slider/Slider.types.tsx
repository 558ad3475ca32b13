import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../testing/rootOf.ts';
import type { Slider } from './Slider.tsx';

type Props = ComponentProps<typeof Slider>;

const required = { label: 'Date', stops: [0, 1, 2], valueText: 'Day 1', largeStep: 1 };

assertType<Props>(required);
assertType<Props>({ ...required, value: 1, onValueChange: (stop: number) => stop });
assertType<Props>({ ...required, defaultValue: 1, valueText: (stop: number) => `Day ${stop}` });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error valueText is required
assertType<Props>({ label: 'Date', stops: [0, 1], largeStep: 1 });
// @ts-expect-error stops are numbers
assertType<Props>({ ...required, stops: ['a'] });
