import { scopeFieldTexts } from '@roi-insight/report-text';
import { TextField } from '../../../../primitives/TextField/TextField.tsx';
import { Narrow } from './Narrow.ts';
import type { ScopeDraft } from './scopeDraft.ts';

interface SizeFieldProps {
  readonly value: ScopeDraft['sizeField'];
  readonly error: string | undefined;
  readonly onChange: (sizeField: ScopeDraft['sizeField']) => void;
}

/** The field with the estimated size of a ticket. */
export function SizeField({ value, error, onChange }: SizeFieldProps) {
  return (
    <Narrow>
      <TextField
        label="Size field"
        hint={scopeFieldTexts.sizeHint}
        autoComplete="off"
        spellCheck={false}
        value={value}
        error={error}
        onValueChange={onChange}
      />
    </Narrow>
  );
}
