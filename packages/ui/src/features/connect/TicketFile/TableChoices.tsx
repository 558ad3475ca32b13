import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { CheckboxField } from '../../../primitives/CheckboxField/CheckboxField.tsx';
import { theme, type } from '../../../theme/index.ts';

interface TableChoicesProps {
  readonly legend: string;
  readonly choices: readonly { readonly name: string; readonly count: number }[];
  /** The choices that are not checked. */
  readonly left: readonly string[];
  readonly onLeft: (left: readonly string[]) => void;
}

/** Values of a column with their counts, of which the reader checks those that count. Nothing if there are no values. */
export function TableChoices({ legend, choices, left, onLeft }: TableChoicesProps) {
  const formats = useFormats();
  if (choices.length === 0) return null;
  return (
    <Choices>
      <legend>{legend}</legend>
      {choices.map(({ name, count }) => (
        <CheckboxField
          key={name}
          label={name}
          hint={formats.counted(count, 'row')}
          checked={!left.includes(name)}
          onCheckedChange={(isCounted) => onLeft(isCounted ? left.filter((other) => other !== name) : [...left, name])}
        />
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  legend {
    ${type.small}
    margin-bottom: ${theme.space[2]};
    font-weight: 550;
  }
`;
