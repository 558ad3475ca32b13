import { createPart } from '../../primitives/Part/createPart.ts';

/** Apart from the form, which most people leave without ever seeing it; fetched while somebody types. */
export const failureDialogPart = createPart(async () => (await import('./FailureDialog.tsx')).FailureDialog);
