import type {
  GradeReason,
  LeftOutReason,
  NoComparisonReason,
  PlanTeamReading,
  UsageControl,
} from '@roi-insight/contracts';

/** Descriptions of the kinds of a union and their fields. */
export interface UnionDescription<Kind extends string = string> {
  readonly description: string;
  readonly kinds: Readonly<Record<Kind, string>>;
}

const TEXT = 'The sentence of a report of version 1 or 2, which had sentences instead of kinds.';

const doubts = {
  'whole-days': 'Doubt: starts and completions of a file are days without times.',
  'wide-interval': 'Doubt: the ends of the interval differ by this factor in time.',
  'close-call': 'Doubt: if the interval were a quarter wider, the data would show no change.',
  'bent-trend': 'Doubt: if the earlier trend may bend, the data show no change.',
  'last-weeks': 'Doubt: without the six weeks before adoption, the data show no change.',
  'steep-trend': 'Doubt: times changed before adoption already; negative: they fell.',
  'type-mix': 'Doubt: the mix of issue types changed by more than 30% of the tickets. `share`: 0–1.',
  'measured-share': 'Doubt: the share of completed tickets with a measured time changed.',
  'logged-habit':
    'Doubt: for the same time in progress, this percentage more time is logged than before adoption; negative: less.',
  'logged-kind':
    'Doubt: compared with all tickets, those with logged time are in progress this percentage longer than before adoption; negative: shorter.',
  'clicked-share': 'Doubt: the share of tickets that were in progress for less than 6 minutes changed.',
  'excluded-share': 'Doubt: the share of completed tickets that are not in the averages is large.',
  'other-hours':
    'Doubt: many starts and completions lie outside working hours. `better`: a time zone, in hours ahead of `time_zone`, in which only this share would; absent if there is none.',
  straddling: 'Doubt: many tickets that were completed after adoption were started before it.',
  'size-changed':
    'Doubt: the sizes of tickets, which are taken out of the estimate, changed by this percentage; negative: they became smaller. Only in reports of earlier versions, which have no `size.drift`.',
  'size-decides': 'Doubt: without the sizes of tickets, the estimate is on the other side of zero.',
  'ticket-sizes': 'Doubt: throughput changed as if tickets had become smaller or larger.',
  reopened: 'Doubt: more or fewer completed tickets had to be reopened.',
  bugs: 'Doubt: more or fewer completed tickets are bugs. Only in reports of earlier versions, which have no `quality`.',
  'bugs-created': 'Doubt: quality is worse although times fell, or better although times rose.',
  throughput: 'Doubt: more or fewer tickets are completed per week.',
  'few-controls': 'Doubt: there are fewer controls than needed.',
  'changed-controls': 'Doubt: these controls changed by themselves at the date of adoption. Negative: slower.',
  'unchecked-controls': 'Doubt: it is unknown whether these controls changed at the date of adoption.',
  'deciding-teams': 'Doubt: without any one of these teams, the verdict would be another.',
  'own-trend': 'Doubt: compared with the controls, times changed before adoption already; negative: they fell.',
  'little-co-movement': 'Doubt: the controls do not move with the team from week to week.',
  'unknown-co-movement': 'Doubt: there are too few weeks to see whether the controls move with the teams that adopted.',
  'differs-from-adopters': 'Doubt: the change of this project alone does not support the verdict of all that adopted.',
  'contradicts-alone': 'Doubt: the intervals of the comparison and of the project alone have nothing in common.',
  'largest-team': "Doubt: one team of an organization has this share of the estimate's variance, in percent.",
  'deciding-team':
    'Doubt: without any one of this number of teams, the verdict would be another. Percent saved without a single team: lowest and highest.',
  'earlier-trend': 'Doubt: in the half year before each start, times changed already, compared with the other teams.',
  'weeks-before-start':
    'Doubt: in the six weeks before each start, which do not count, tickets took longer; negative: by this percentage.',
  'used-without-start': 'Doubt: teams used the assistant before their start, or although they have none.',
  'unverified-starts': 'Doubt: `teams` of the `of` starts are not verified by usage.',
} as const;

const few = '`as`: what the team would be; a late adopter adopts after the project, but less than 13 weeks after.';

export const reasonDescriptions = {
  GradeReason: {
    description:
      'What the grade of the evidence rests on: a shortfall of data, a doubt, or a note, which costs no grade.',
    kinds: {
      'few-post-weeks': 'Shortfall: full weeks since adoption.',
      'few-tickets': 'Shortfall: tickets with a usable time before or after adoption.',
      'bulk-weeks': 'Shortfall: weeks with far more tickets than usual do not count.',
      'few-filled-weeks': 'Shortfall: weeks before adoption with tickets that have a usable time.',
      'first-weeks': 'Shortfall: the first weeks of a young project do not count.',
      'uneven-weeks': 'Shortfall: tickets are spread too unevenly over the weeks.',
      'few-completed':
        'Shortfall: times run from creation to completion, because fewer than 10 tickets were completed in the period before or after adoption.',
      'elapsed-times':
        'Shortfall: times run from creation to completion, because too few tickets have a status history.',
      'teams-left-out': 'Shortfall: `teams` of the `of` teams of an organization are left out, which is more than 20%.',
      'few-teams': 'Shortfall: teams of an organization that could be compared.',
      'none-started': 'Shortfall: no team of an organization has started.',
      'no-comparison': 'Shortfall: all teams of an organization started at once, so nothing shows what else happened.',
      ...doubts,
      'no-control': 'Note: there is no comparison group.',
      'chosen-first': 'Note: a comparison does not rule out how the first team was chosen.',
      'one-experiment': 'Note: teams that adopted on one date are one experiment.',
      'never-better':
        'Note: with teams that adopted on the same date, the grade is never better than that of the project alone.',
      'one-effect': 'Note: it is one effect for all teams that adopted.',
      'type-mix-adjusted': 'Note: the mix of issue types changed, which the estimate takes into account. `share`: 0–1.',
      'verified-controls':
        'Note: by their usage, `controls` of the `of` controls worked without the assistant in the `weeks` of the first quarter’s comparison.',
      text: TEXT,
    },
  } satisfies UnionDescription<GradeReason['kind']>,
  Doubt: {
    description: 'What speaks against a comparison.',
    kinds: { ...doubts, text: TEXT },
  },
  NoComparisonReason: {
    description: 'Why no comparison was possible.',
    kinds: {
      'too-little-data': 'The project itself has too little data.',
      'no-team-left': 'Every other team is left out.',
      'few-common-weeks': 'Too few weeks have tickets from both the project and its controls.',
      'few-weeks': 'Too few weeks have tickets.',
      'close-dates': 'The dates of adoption are too close together.',
      text: TEXT,
    },
  } satisfies UnionDescription<NoComparisonReason['kind']>,
  LeftOutReason: {
    description: 'Why a team is left out of a comparison.',
    kinds: {
      'own-project': "It is the report's own project.",
      'named-twice': 'Its project is named twice.',
      'two-dates': 'Its project is named with two adoption dates.',
      'shared-tickets':
        'More than 1% of the tickets of the smaller of two are tickets of both: `tickets` of its `of`. The project of the report stays, otherwise the team that is named first.',
      'few-completed': "It completed too few tickets before or after the adoption date of the report's project.",
      'elapsed-times': 'Too few of its tickets have a status history.',
      'no-logged-hours': 'Too few of its tickets have logged hours, by which the project is measured.',
      'uses-assistant':
        'At least 10% of its people used the assistant in `weeks` of the `of` weeks of the report, so it is not a control. If their number is not known, at least 5 people on 10% of its seats.',
      'few-tickets': `It has too few tickets before or after adoption. ${few}`,
      'few-weeks': `It has too few weeks with tickets before or after adoption. ${few}`,
      'thin-weeks': 'Its tickets are spread too thinly over the weeks.',
      'no-tickets': 'It has no tickets around the adoption date.',
      'too-many-tickets': "With its tickets the report would have more than the server's limit.",
      'too-slow': "It was not read within its share of the analysis's time.",
      'not-given': 'No reason was given; only in reports of version 1 and 2.',
      failed: 'It could not be read: `code` and `error` are those of a [failure](#failure).',
      text: TEXT,
    },
  } satisfies UnionDescription<LeftOutReason['kind']>,
  PlanTeamReading: {
    description: 'What was read of a team for a plan.',
    kinds: {
      read: 'Its closed `weeks`: `week` counts from the first start, `tickets` are those completed, `mean` is their mean ln(hours), standardized by type and, with `size_percent`, by size; `hours` are their measured hours, and `work` is what was completed: numbers of tickets, the differences in ln(hours) that their types explain, and their mean ln(size). `ticket_variance` is that within weeks before the start. `doubts` are about the weeks after it. `source` is the id of its project, how many tickets were read, how many of their histories are incomplete, and in how many of them a status is unclear.',
      unread: 'It cannot take part, for a reason.',
    },
  } satisfies UnionDescription<PlanTeamReading['kind']>,
  UsageControl: {
    description: 'Whether a control worked without the assistant, by its usage up to the end of the first quarter.',
    kinds: {
      verified: 'Every source covers all `weeks`, and less than 10% of its people used it in each.',
      contaminated:
        'At least 10% of its people used it in `weeks` of `of` weeks; if their number is not known, at least 5 people on 10% of its seats. It is left out of the comparison.',
      unknown:
        '`reason`: a source does not have it (`not-named`) or not all of its weeks (`not-covered`), counts only the people of each day (`busiest-day`), has so few people that 1 to 4 may be many (`few-people`), or does not say how many there are, and some used it in `weeks` weeks (`no-people`).',
    },
  } satisfies UnionDescription<UsageControl['kind']>,
};
