import { dayAfter, mondayOf, type UsageRecord } from './usagePages.ts';

interface ExpectedWeek {
  readonly monday: string;
  readonly people: number;
  readonly dollars: number;
}

/** The weeks of a team from Monday to Monday, computed only from the records, without code of the product. */
export function expectedWeeks(
  records: readonly UsageRecord[],
  members: readonly string[],
  first: string,
  last: string,
): readonly ExpectedWeek[] {
  const own = records.filter(({ actor }) => members.includes(actor.email_address ?? ''));
  const weeks: ExpectedWeek[] = [];
  for (let monday = first; monday <= last; monday = dayAfter(monday, 7)) {
    const inWeek = own.filter(({ date }) => mondayOf(date.slice(0, 10)) === monday);
    const cents = inWeek.flatMap(({ model_breakdown: models }) => models.map((model) => model.estimated_cost.amount));
    weeks.push({
      monday,
      people: new Set(inWeek.map(({ actor }) => actor.email_address)).size,
      dollars: cents.reduce((sum, amount) => sum + amount, 0) / 100,
    });
  }
  return weeks;
}
