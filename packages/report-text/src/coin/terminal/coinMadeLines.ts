import type { CoinPlan } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { registrationLine } from '../../plan/plan/planCode.ts';
import { coinFacts } from '../coinFacts.ts';
import { coinSteps } from '../coinSteps.ts';

/** A coin plan that was made, in lines: what the team does, and how to add a witness. */
export function coinMadeLines(formats: Formats, plan: CoinPlan): readonly string[] {
  const { registration, hash, terms } = plan;
  return [
    ...coinFacts(formats, plan).map(({ name, value }) => `${name}: ${value}`),
    '',
    ...coinSteps(formats, terms).map((step, index) => `${index + 1}. ${step}`),
    ...(registration.kind === 'issue'
      ? []
      : [
          '',
          `To show that the plan was made before its first ticket, create a Jira issue before ${formats.day(terms.start)} with this code in its description:`,
          registrationLine(hash),
        ]),
  ];
}
