import { NumberField } from '@roi-insight/ui/number-field';
import { useState } from 'react';

export function EngineerCost() {
  const [cost, setCost] = useState<number | null>(150_000);
  return (
    <NumberField
      label="Annual Engineer Cost ($)"
      min={0}
      placeholder="100000"
      value={cost}
      error={cost === null || cost <= 0 ? 'Enter a cost above zero.' : undefined}
      onValueChange={setCost}
    />
  );
}
