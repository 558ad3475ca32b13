import type { InputChangesText } from './describeInputChanges.ts';

/** The changes since the previous run of a project. */
export const previousRunText = ({ inputs }: InputChangesText): string =>
  `Since the previous run: ${inputs.join('; ')}.`;
