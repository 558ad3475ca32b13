import type { ChartModel } from '../charts/ChartModel.ts';
import type { Block } from '../document/Block.ts';
import { heading, prose } from '../document/blocks.ts';

/** A chart in words, for media that do not draw it: its title, its finding, and the reason if it is empty. */
export const chartBlocks = ({ title, finding, empty }: ChartModel): readonly Block[] => [
  heading(title),
  prose(finding),
  ...(empty === null ? [] : [prose(empty)]),
];
