import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { organizationArgs } from '../../testing/organizationArgs.ts';
import type { OrganizationScreen } from './OrganizationScreen.tsx';

type Props = ComponentProps<typeof OrganizationScreen>;

assertType<Props>(organizationArgs);
// @ts-expect-error reading has no failure
assertType<Props>({ ...organizationArgs, state: { kind: 'reading', failure: null } });
// @ts-expect-error className is not a prop
assertType<Props>({ ...organizationArgs, className: 'wide' });
