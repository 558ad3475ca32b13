import type { Economics } from '@roi-insight/roi-math';
import { useState } from 'react';
import { styled } from 'styled-components';
import { NumberField } from '../../../../primitives/NumberField/NumberField.tsx';
import { focusRing, media, theme, type, visuallyHidden } from '../../../../theme/index.ts';

const Root = styled.div`
  display: grid;
  align-items: start;
  gap: ${theme.space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Rates = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend`
  ${type.small}
  margin-bottom: ${theme.space[2]};
  padding: 0;
  font-weight: 550;
`;

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  height: 2.75rem;
  padding: 3px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surfaceSunken};
`;

const Option = styled.label`
  ${focusRing}
  display: grid;
  place-items: center;
  border-radius: 4px;
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  input {
    ${visuallyHidden}
  }
  &:has(:checked) {
    background: ${theme.color.surfaceRaised};
    box-shadow: 0 0 0 1px ${theme.color.hairlineStrong};
    color: ${theme.color.text};
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** How much of freed time becomes output: cautious, usual, hopeful. */
const PRESETS = [0.3, 0.5, 0.8];

interface EconomicsFieldsProps {
  readonly economics: Economics;
  /** Called only with values that can be computed with. */
  readonly onChange: (economics: Economics) => void;
}

/** The inputs of the bridge. A value that cannot be computed with stays in its field and changes nothing. */
export function EconomicsFields({ economics, onChange }: EconomicsFieldsProps) {
  return (
    <Root>
      <Amount label="Seats" value={economics.seats} onChange={(seats) => onChange({ ...economics, seats })} />
      <Amount
        label="Price per seat and month ($)"
        value={economics.pricePerSeatMonth}
        onChange={(pricePerSeatMonth) => onChange({ ...economics, pricePerSeatMonth })}
      />
      <Rates>
        <Legend>Freed time that becomes output</Legend>
        <Options>
          {PRESETS.map((rate) => (
            <Option key={rate}>
              <input
                type="radio"
                name="realization-rate"
                checked={rate === economics.realisationRate}
                onChange={() => onChange({ ...economics, realisationRate: rate })}
              />
              {rate * 100}%
            </Option>
          ))}
        </Options>
      </Rates>
    </Root>
  );
}

interface AmountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function Amount({ label, value, onChange }: AmountProps) {
  // Only what cannot be computed with is kept here, for as long as the value below it stays.
  const [refused, setRefused] = useState<{ typed: number | null; over: number } | null>(null);
  const isRefused = refused?.over === value;
  function take(typed: number | null) {
    if (typed === null || !Number.isFinite(typed) || typed < 0) return setRefused({ typed, over: value });
    setRefused(null);
    return onChange(typed);
  }
  return (
    <NumberField
      label={label}
      min={0}
      value={isRefused ? refused.typed : value}
      onValueChange={take}
      error={isRefused ? 'A number of at least 0' : undefined}
    />
  );
}
