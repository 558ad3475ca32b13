import type { ComparisonTeamRequest, WireComparison } from '@roi-insight/contracts';
import type { Description } from './Description.ts';

type Program = NonNullable<WireComparison['program']>;

const effect = 'Percentage of time saved; negative: slower.';
const interval = '95% interval of the effect, low end first.';
const orAbsent = ' Absent: too little data.';

/** Descriptions of the fields about the teams of a comparison. */
export const comparisonDescriptions = {
  ComparisonTeamRequest: {
    description: 'Another team on the same Jira to compare with.',
    fields: {
      project_name: "The project's key or its exact name.",
      adopted: 'The day on which that team adopted the assistant; null: it has not.',
    },
  } satisfies Description<ComparisonTeamRequest>,
  ComparedTeam: {
    description: 'A team of the comparison.',
    fields: {
      key: 'Key of its project; absent when the project could not be read.',
      name: 'Name of its project; as typed when the project could not be read.',
      adopted: 'The day on which it adopted the assistant; absent: it has not.',
      role: 'Whether it counts as an adopter or a control, or is left out.',
      reason: 'Why it is left out.',
      tickets: {
        description:
          'Tickets of its weekly series, before and after the adoption date. Absent when it could not be read.',
        fields: { pre: 'Before adoption.', post: 'After adoption.' },
      },
      weeks: {
        description: 'Weeks with tickets. Absent when it could not be read.',
        fields: { pre: 'Before adoption.', post: 'After adoption.' },
      },
      weight: 'Its share of the weighted mean of the controls, 0 … 1; absent: it has none.',
      own_change: {
        description:
          'The change of this team against the others: of an adopter shrunk toward the mean of all adopters, of a control as measured. Absent when it cannot be estimated.',
        fields: { effect_percent: effect, interval_percent: interval },
      },
    },
  } satisfies Description<WireComparison['teams'][number]>,
  EventWeek: {
    description: 'The effect in a week since adoption.',
    fields: { week: 'Weeks since adoption; 0: the first.', effect_percent: effect, interval_percent: interval },
  } satisfies Description<WireComparison['event_time'][number]>,
  ComparedWeek: {
    description: 'A week of the adopting team beside the other teams.',
    fields: {
      week_start: 'First day of the week.',
      team_hours: 'Typical hours per ticket of the adopting team (geometric mean); absent without tickets.',
      comparison_hours:
        'The same of the other teams, at the level of the adopting team before adoption; absent without tickets.',
      difference_percent: 'Percentage by which the team is faster than the others; absent where either has no tickets.',
    },
  } satisfies Description<WireComparison['series'][number]>,
  AloneEvidence: {
    description: 'What the project shows by itself, without the other teams.',
    fields: {
      verdict: 'What the 95% interval supports.',
      grade: 'Quality of that evidence.',
      effect_percent: effect + orAbsent,
      interval_percent: interval + orAbsent,
    },
  } satisfies Description<WireComparison['alone']>,
  ProgramTeam: {
    description: 'An adopting team in its first 13 weeks after adoption.',
    fields: {
      key: 'Key of its project.',
      from: 'First day of its first full week after adoption.',
      days: 'Days from then on that were observed, at most 91.',
      measured_hours: 'Sum of the working hours of its delivered tickets, each between 0.1 and 400.',
      observed_hours:
        'What the same tickets saved by the difference of the averages before and after its adoption, in working hours; negative: lost.',
    },
  } satisfies Description<Program['teams'][number]>,
  Program: {
    description: 'What all adopting teams saved together in the weeks after adoption.',
    fields: {
      adopters: 'Number of adopting teams.',
      tickets: 'Their measured tickets after adoption.',
      saved_hours: 'Working hours; negative: lost.',
      saved_hours_interval: '95% interval of the hours, low end first.',
      headline_hours: 'The hours to quote: those of an effect that is shrunk toward 0.',
      teams: 'The adopting teams, the project itself first.',
    },
  } satisfies Description<Program>,
  Comparison: {
    description:
      'The project compared with other teams. If it has an effect, the verdict and the grade of the evidence rest on it.',
    fields: {
      method: "Always 'comparison'.",
      design:
        'One adopter against controls; a panel of several adopters, against controls or each other; or several adopters on one date without controls. Absent: no comparison was possible.',
      teams: 'The project itself first, then the other teams by name.',
      verdict: 'What the 95% interval of the effect supports.',
      effect_percent: effect + orAbsent,
      interval_percent: interval + orAbsent,
      headline_percent: 'The effect to quote, shrunk toward 0.' + orAbsent,
      detectable_percent: 'The smallest saving that this comparison would show in 80% of cases.' + orAbsent,
      co_movement:
        'How much the controls move with the team: 1: fully; 0: not at all. Absent where it is not estimated.',
      alone: 'What the project shows by itself.',
      event_time:
        'The effect by week since adoption: with one adopter a straight line, with several one effect for each quarter, and empty if only one quarter can be shown.',
      quarters:
        'The quarters after adoption, those of `evidence`. Absent before 19 weeks, and if nothing was compared.',
      series: 'The weeks of the team beside the other teams, oldest first.',
      doubts: 'What speaks against the comparison.',
      reasons: 'Why no comparison was possible. Empty if there is one.',
      program: 'What all adopters saved together; absent with a single adopter.',
    },
  } satisfies Description<WireComparison>,
};
