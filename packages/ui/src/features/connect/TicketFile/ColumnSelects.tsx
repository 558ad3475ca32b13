import { styled } from 'styled-components';
import { SelectField } from '../../../primitives/SelectField/SelectField.tsx';
import { media, theme } from '../../../theme/index.ts';

interface ColumnSelectsProps<Name extends string> {
  readonly columns: readonly {
    readonly name: Name;
    readonly label: string;
    readonly hint?: string | undefined;
    /** The option for a table that has no such column. */
    readonly none?: string;
  }[];
  /** The headings of the table. */
  readonly headings: readonly string[];
  /** The heading of each chosen column. */
  readonly chosen: Readonly<Partial<Record<Name, string>>>;
  /** `heading` is empty if the table has no such column. */
  readonly onChoose: (name: Name, heading: string) => void;
}

/** The columns that a table can have, for each of which the reader chooses one of the table's headings. */
export function ColumnSelects<Name extends string>({ columns, headings, chosen, onChoose }: ColumnSelectsProps<Name>) {
  const options = headings.map((heading) => ({ value: heading, label: heading }));
  return (
    <Columns>
      {columns.map(({ name, label, hint, none = 'None' }) => (
        <SelectField
          key={name}
          label={label}
          hint={hint}
          options={[{ value: '', label: none }, ...options]}
          value={chosen[name] ?? ''}
          onValueChange={(heading) => onChoose(name, heading)}
        />
      ))}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
