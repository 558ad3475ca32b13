import { LENGTH_OF_PLAN, type PlanPower } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { media, theme, type } from '../../../theme/index.ts';

interface LengthPickerProps {
  readonly power: PlanPower;
  readonly onChange: (weeks: number) => void;
}

/** The lengths of a plan, each with the share of cases in which it finds the saving. */
export function LengthPicker({ power, onChange }: LengthPickerProps) {
  const name = useId();
  const { lengths, lines } = power;
  return (
    <Group>
      <legend>{LENGTH_OF_PLAN}</legend>
      {lengths.map(({ weeks, label, isChosen, isRecommended }) => {
        const found = lines.map(({ use, name: words, points }) => ({
          use,
          words,
          label: points.find((point) => point.weeks === weeks)?.label,
        }));
        return (
          <label key={weeks} data-chosen={isChosen || undefined}>
            <input type="radio" name={name} checked={isChosen} onChange={() => onChange(weeks)} />
            <span>
              {label}
              {isRecommended && <Badge tone="positive">Recommended</Badge>}
            </span>
            {found.map(
              ({ use, words, label: share }) =>
                share !== undefined && (
                  <small key={use} data-full={use === 1 || undefined}>
                    <strong>{share}</strong> {words}
                  </small>
                ),
            )}
          </label>
        );
      })}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};

  legend {
    ${type.small}
    margin-bottom: ${theme.space[2]};
    font-weight: 550;
  }

  > label {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[4]};
    border: 1px solid ${theme.color.hairline};
    border-radius: ${theme.radius.md};
    cursor: pointer;
    transition: border-color ${theme.duration.fast} ${theme.easing.standard};

    &:hover {
      border-color: ${theme.color.hairlineStrong};
    }

    &[data-chosen] {
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
      box-shadow: inset 0 0 0 1px ${theme.color.accent};

      ${media.forcedColors} {
        border-color: Highlight;
        outline: 2px solid Highlight;
      }
    }

    &:has(:focus-visible) {
      outline: 2px solid ${theme.color.focus};
      outline-offset: 2px;
    }
  }

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  span {
    grid-row: 1 / span 2;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    font-weight: 600;
  }

  small {
    ${type.caption}
    grid-column: 2;
    color: ${theme.color.textSubtle};
    font-variant-numeric: tabular-nums;
  }

  small[data-full] {
    grid-row: 1;
  }

  /* Room for three digits, so that the words after the numbers begin at the same place in every row. */
  strong {
    display: inline-block;
    min-width: 2.25rem;
    color: ${theme.color.text};
    font-weight: 600;
  }

  ${media.print} {
    display: none;
  }
`;
