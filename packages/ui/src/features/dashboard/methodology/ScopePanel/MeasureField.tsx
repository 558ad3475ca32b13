import { scopeFieldTexts } from '@roi-insight/report-text';
import { SelectField } from '../../../../primitives/SelectField/SelectField.tsx';
import { Narrow } from './Narrow.ts';
import type { ScopeDraft } from './scopeDraft.ts';

interface MeasureFieldProps {
  readonly value: ScopeDraft['measure'];
  readonly onChange: (measure: ScopeDraft['measure']) => void;
}

const OPTIONS = [
  { value: 'logged', label: 'Logged hours' },
  { value: 'active', label: 'Status times' },
] as const;

/** The measure for the hours of a ticket, if the tracker has logged hours as well as status times. */
export function MeasureField({ value, onChange }: MeasureFieldProps) {
  return (
    <Narrow>
      <SelectField
        {...scopeFieldTexts.measure}
        options={OPTIONS}
        value={value}
        onChange={(event) => onChange(event.target.value === 'active' ? 'active' : 'logged')}
      />
    </Narrow>
  );
}
