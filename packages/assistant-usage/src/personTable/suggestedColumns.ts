import { columnNames } from '../csv/Cells.ts';
import { headingCurrency } from './headingCurrency.ts';
import { PERSON_COLUMNS, type PersonColumn, type PersonMapping } from './PersonMapping.ts';

/** The usual names of columns. The first name that a table has counts: an email address names a person more reliably than other names. */
const NAMES: Readonly<Record<PersonColumn, readonly string[]>> = {
  person: [
    'person',
    'user_email',
    'email',
    'email_address',
    'member_email',
    'user',
    'username',
    'user_name',
    'login',
    'user_login',
    'member',
    'member_name',
    'name',
  ],
  date: ['date', 'day', 'date_(utc)', 'usage_date', 'timestamp'],
  team: ['team', 'group', 'department', 'team_name', 'group_name'],
  spend: ['spend', 'cost', 'amount', 'total_cost', 'total_spend'],
  currency: ['currency'],
  tool: ['tool'],
};

/** The headings that have the usual name of a column. */
export function suggestedColumns(heading: readonly string[]): PersonMapping {
  const names = columnNames(heading);
  const withoutCurrency = names.map((name) => headingCurrency(name)?.name ?? name);
  return Object.fromEntries(
    PERSON_COLUMNS.flatMap((column) => {
      const forms = column === 'spend' ? withoutCurrency : names;
      const name = NAMES[column].find((usual) => forms.includes(usual));
      return name === undefined ? [] : [[column, heading[forms.indexOf(name)] ?? '']];
    }),
  );
}
