import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../../testing/rootOf.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { AnswerStrip } from './AnswerStrip.tsx';

type Props = ComponentProps<typeof AnswerStrip>;

const required = {
  report: clearWin,
  economics: defaultEconomics,
  onEnterSeats: () => undefined,
  onVisit: () => undefined,
};

assertType<Props>(required);
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error a net value needs costs
assertType<Props>({ report: clearWin, onEnterSeats: () => undefined, onVisit: () => undefined });
// @ts-expect-error each input can be entered
assertType<Props>({ report: clearWin, economics: defaultEconomics, onVisit: () => undefined });
