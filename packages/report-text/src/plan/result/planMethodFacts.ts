import type { Measure } from '@roi-insight/contracts';
import type { PlanRead } from '@roi-insight/roi-math';
import type { Fact } from '../../Fact.ts';
import { bidiIsolate, type Formats } from '../../format/index.ts';
import { CODE_OF_PLAN, codeGroups } from '../design/planCode.ts';
import { planLeftOutText } from '../design/planLeftOutText.ts';
import { ordersText } from './orderChanceText.ts';
import type { PlanReport } from './PlanReport.ts';

const MEASURES: readonly (readonly [Measure, string])[] = [
  ['logged', 'logged hours'],
  ['active', 'working hours in progress'],
  ['elapsed', 'working hours from creation to completion'],
];

const ROLES = { first: 'starts first', last: 'starts last', never: 'never starts' } as const;

/** The method of the report on a plan: the details that an expert checks. */
export function planMethodFacts(
  formats: Formats,
  { plan, reading, registered }: Pick<PlanReport, 'plan' | 'reading' | 'registered'>,
  result: PlanRead,
): readonly Fact[] {
  const { terms, registration, hash } = plan;
  const { p, compared, possible } = result;
  const others = registered?.kind === 'found' ? registered.others : null;
  return [
    { name: `${CODE_OF_PLAN} (SHA-256)`, value: codeGroups(hash).join(' ') },
    {
      name: 'Registration',
      value:
        registration.kind === 'issue'
          ? `${bidiIsolate(registration.key)}, created ${formats.moment(registration.created, 'UTC')}`
          : `None. Drawn ${formats.moment(registration.drawn, 'UTC')}`,
    },
    ...(others === null || others.count === 0
      ? []
      : [
          {
            name: 'Other issues with “roi-plan”',
            value: `${formats.count(others.count)}: ${others.keys.map(bidiIsolate).join(', ')}${others.count > others.keys.length ? ', …' : ''}`,
          },
        ]),
    {
      name: 'Orders',
      value:
        compared === possible
          ? `All ${formats.count(possible)}`
          : `${formats.count(compared)} of ${ordersText(formats, possible)}, at random`,
    },
    {
      name: 'Share of orders at least as extreme (p)',
      value: `${formats.number({ maximumSignificantDigits: 2 })(p)}; a claim needs ${formats.typed(terms.alpha)} or less`,
    },
    {
      name: 'Shape of the effect',
      value:
        result.shape === 'ramp' ? `Grows over ${formats.counted(terms.rampWeeks, 'week')}` : 'From the first week on',
    },
    {
      name: 'A team’s own level (τ, ρ)',
      value: `${formats.typed(terms.tau)}, ${formats.typed(terms.rho)} a week`,
    },
    { name: 'Weeks before the first start', value: formats.dayRange(terms.history) },
    { name: 'Measurement version of the plan', value: terms.measurementVersion },
    ...MEASURES.flatMap(([measure, words]): Fact[] => {
      const teams = reading.teams.filter((team) => team.kind === 'read' && team.measure === measure);
      const names = teams.map(({ name }) => bidiIsolate(name));
      return names.length === 0 ? [] : [{ name: `Measured by ${words}`, value: names.join(', ') }];
    }),
    ...reading.teams.flatMap((team): Fact[] =>
      team.kind === 'read' ? [] : [{ name: bidiIsolate(team.name), value: planLeftOutText(formats, team.reason) }],
    ),
    ...terms.fixed.map(({ name, role }): Fact => ({ name: bidiIsolate(name), value: `Not drawn: ${ROLES[role]}` })),
    ...terms.leftOut.map(({ name, reason }): Fact => ({
      name: bidiIsolate(name),
      value: `Not in the plan. ${planLeftOutText(formats, reason)}`,
    })),
  ];
}
