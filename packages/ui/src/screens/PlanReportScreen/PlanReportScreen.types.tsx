import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { storyPlan, storyPlanReport } from '../../testing/plan/planReports.ts';
import type { PlanReportScreen } from './PlanReportScreen.tsx';

type Props = ComponentProps<typeof PlanReportScreen>;
type Rest = Omit<Props, 'state'>;

assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'no-plan', problem: null } }));
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'made', report: storyPlanReport } }));
// @ts-expect-error the problem is required
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'asking', plan: storyPlan, failure: null } }));
// @ts-expect-error a report has its result
assertType<(rest: Rest) => Props>((rest) => ({ ...rest, state: { kind: 'made', plan: storyPlan } }));
// @ts-expect-error the host saves files
assertType<Omit<Props, 'onDownload'>>((props: Props) => props);
