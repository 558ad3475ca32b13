import type { ConnectFormValues } from '@roi-insight/contracts';

/**
 * Takes what was submitted. `own` is what had been typed before the sample was chosen; null where the values are not
 * those of the sample.
 */
export type SubmitForm = (values: ConnectFormValues, own: ConnectFormValues | null) => void;
