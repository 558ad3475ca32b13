import type { WireQuality } from '@roi-insight/contracts';
import type { Description } from './Description.ts';

type Measure = WireQuality['measures'][number];

/** Descriptions of the fields about quality. */
export const qualityDescriptions = {
  Quality: {
    description: 'Whether quality held: bugs created, the backlog of bugs, and reopened tickets.',
    fields: {
      word: 'The word for all measures; bugs created lead.',
      measures: 'The measures that could be judged. Those of a later version that are not listed here are ignored.',
      quarters: 'The change of bugs created in each quarter after adoption. Empty before the second one.',
      weeks: 'The calendar weeks of the report, the oldest first. Empty if the word is `unknown`.',
      throughput:
        'The change in completed tickets a week in percent, against the trend of the team. Absent with too few weeks, and in reports of earlier versions.',
    },
  } satisfies Description<WireQuality>,
  QualityMeasure: {
    description: 'One measure of quality, before and after adoption.',
    fields: {
      kind: 'Bugs created a week, bugs created per 100 completed tickets, growth of the backlog in bugs a week, or percent of completed tickets that had been reopened.',
      word: '`held`: the interval excludes a quarter more; `unclear`: it does not, and shows no change either; `unknown`: it is not known which tickets are bugs, or when they were created.',
      pre: 'Before adoption. Absent if unknown.',
      post: 'After adoption. Absent if unknown.',
      change: 'The change with its interval. Absent with too little data.',
      detectable: 'The smallest change for the worse that would have been found, in the unit of the change.',
    },
  } satisfies Description<Measure>,
  QualityChange: {
    description:
      'A change with its 95% interval: in bugs a week for the backlog, in percentage points for reopened tickets, and in percent for all others.',
    fields: { estimate: 'The change; positive: more.', low: 'Low end.', high: 'High end.' },
  } satisfies Description<NonNullable<Measure['change']>>,
  QualityQuarter: {
    description: 'Bugs created in a quarter of 13 weeks after adoption.',
    fields: {
      first_week: 'Its first week; 0 starts on the adoption date.',
      last_week: 'Its last finished week.',
      change: 'The change from before adoption. Absent with too little data.',
    },
  } satisfies Description<WireQuality['quarters'][number]>,
  QualityWeek: {
    description: 'A calendar week in the time zone of the report.',
    fields: {
      week_start: 'The Monday.',
      created: 'Bugs created.',
      backlog: 'Open bugs at its end. Absent if it is not known how many were open at the beginning.',
    },
  } satisfies Description<WireQuality['weeks'][number]>,
};
