import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** The static methodology text of the specification. */
export const referenceMethodology = (formats: Formats, assistant: string) => [
  { name: 'Analysis period', value: `Last ${formats.count(6)} months` },
  { name: 'Tickets', value: `${formats.count(343)} completed tickets` },
  { name: 'Developer rate', value: `${formats.moneyExact(0)(75)}/hr` },
  { name: `${assistant} cost`, value: `${formats.moneyExact(0)(20)}/user/month` },
  { name: 'Team', value: `${formats.count(25)} developers` },
  {
    name: 'Outliers',
    value: `Tickets over ${formats.counted(MAX_AVERAGED_HOURS, 'hour')} or under ${formats.counted(MIN_AVERAGED_HOURS, 'hour')} are excluded`,
  },
  { name: 'Net value', value: 'Savings minus subscription cost' },
];
