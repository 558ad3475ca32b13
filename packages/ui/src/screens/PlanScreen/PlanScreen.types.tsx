import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { planArgs } from '../../testing/plan/planArgs.ts';
import type { PlanScreen } from './PlanScreen.tsx';

type Props = ComponentProps<typeof PlanScreen>;

assertType<Props>({ ...planArgs, state: { kind: 'form', values: null, failure: null } });
assertType<Props>({ ...planArgs, state: { kind: 'reading', teams: 8, progress: null } });
// @ts-expect-error it has no state
assertType<Props>(planArgs);
// @ts-expect-error a form has no teams
assertType<Props>({ ...planArgs, state: { kind: 'form', teams: 8 } });
// @ts-expect-error className is not a prop
assertType<Props>({ ...planArgs, state: { kind: 'form', values: null, failure: null }, className: 'wide' });
