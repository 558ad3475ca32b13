import { type Formats, ticketDialogTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { SelectField, type SelectOption } from '../../../primitives/SelectField/SelectField.tsx';
import { theme } from '../../../theme/index.ts';
import { ColumnSelects } from './ColumnSelects.tsx';
import { TableChoices } from './TableChoices.tsx';
import type { TableColumnName, TableDateOrder, TableMapping, TableState } from './TableState.ts';

interface TableFieldsProps {
  readonly state: TableState;
  readonly onChange: (change: Partial<TableMapping>) => void;
}

/** The columns that can be chosen, in the order of a ticket's life. */
const COLUMNS: readonly (readonly [name: TableColumnName, label: string])[] = [
  ['id', 'Ticket ID'],
  ['created', 'Created'],
  ['started', 'Work started (optional)'],
  ['done', 'Completed'],
  ['canceled', 'Canceled (optional)'],
  ['category', 'Status category (optional)'],
  ['category_changed', 'Status category changed (optional)'],
  ['type', 'Type (optional)'],
  ['resolution', 'Resolution (optional)'],
  ['timespent', 'Logged time in seconds (optional)'],
  ['logged_hours', 'Logged hours (optional)'],
  ['size', 'Estimate or story points (optional)'],
  ['status', 'New status (only for tables with one row per change)'],
  ['at', 'Time of change (only for tables with one row per change)'],
];

const ORDERS: Readonly<Record<TableDateOrder, string>> = {
  'day-first': 'day first',
  'month-first': 'month first',
  'year-first': 'year first',
};

/** The questions about a table: its columns if they are unknown, the order of its dates, and the types that count. */
export function TableFields({ state, onChange }: TableFieldsProps) {
  const formats = useFormats();
  const { tracker, columns, mapping, question, types, resolutions } = state;
  return (
    <Root>
      {tracker === null && (
        <ColumnSelects
          columns={COLUMNS.map(([name, label]) => ({ name, label, hint: previewOf(formats, state, name) }))}
          headings={columns.map(({ heading }) => heading)}
          chosen={mapping.headings}
          onChoose={(name, heading) => {
            const { [name]: _, ...others } = mapping.headings;
            onChange({ headings: heading === '' ? others : { ...others, [name]: heading } });
          }}
        />
      )}
      {question !== null && (
        <SelectField
          label={
            question.example === null
              ? 'Which date format does this file use?'
              : `Which day is “${question.example.text}”?`
          }
          hint={ticketDialogTexts.dateFormat}
          options={[{ value: '', label: 'Choose' }, ...ordersOf(formats, question)]}
          value={mapping.dateOrder ?? ''}
          onValueChange={(value) => onChange({ dateOrder: question.orders.find((order) => order === value) ?? null })}
        />
      )}
      <TableChoices
        legend="Ticket types to include"
        choices={types}
        left={mapping.leaveOut}
        onLeft={(leaveOut) => onChange({ leaveOut })}
      />
      <TableChoices
        legend="Resolutions that count as work"
        choices={resolutions}
        left={mapping.withoutWork ?? []}
        onLeft={(withoutWork) => onChange({ withoutWork })}
      />
    </Root>
  );
}

/** The first cells of the chosen column. As soon as the order of the numbers in dates is known, dates are shown as they are interpreted. */
function previewOf(formats: Formats, state: TableState, name: TableColumnName): string | undefined {
  const { columns, mapping, days, question } = state;
  const cells = columns.find(({ heading }) => heading === mapping.headings[name])?.cells ?? [];
  const isOpen = question !== null && mapping.dateOrder === null;
  const texts = cells.map((cell, index) => {
    const understood = days[name];
    if (cell === '') return '(empty)';
    if (understood === undefined) return cell;
    const day = understood[index] ?? null;
    if (day === null) return isOpen ? cell : ticketDialogTexts.noDate(cell);
    return `${cell} = ${formats.day(day)}`;
  });
  return texts.length === 0 ? undefined : texts.join(' · ');
}

function ordersOf(formats: Formats, { orders, example }: NonNullable<TableState['question']>): SelectOption[] {
  return orders.flatMap((order) => {
    const words = ORDERS[order];
    if (example === null) return [{ value: order, label: words }];
    const day = example.days.find((one) => one.order === order)?.day;
    return day === undefined ? [] : [{ value: order, label: `${formats.day(day)} (${words})` }];
  });
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  overflow-wrap: anywhere;
`;
