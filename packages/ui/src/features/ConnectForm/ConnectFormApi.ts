import type { ConnectFormValues } from '@roi-insight/contracts';
import type { UseFormReturn } from 'react-hook-form';

/** The running connect form, as its parts get it. */
export type ConnectFormApi = UseFormReturn<ConnectFormValues, unknown, ConnectFormValues>;
