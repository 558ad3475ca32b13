import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import type { UsageDataValues } from './UsageDataValues.ts';

export interface UsageDataProps extends Omit<UsageDataValues, 'onSampleChange'>, RootProps<'div'> {
  /** The project of the form; empty until the reader types one. */
  readonly project: string;
  /** The comparison teams of the form. */
  readonly others: readonly string[];
}
