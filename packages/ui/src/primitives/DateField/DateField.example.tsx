import { DateField } from '@roi-insight/ui/date-field';
import { useState } from 'react';

export function AdoptionDay() {
  const [day, setDay] = useState<Date | null>(new Date(2025, 7, 25));
  return (
    <DateField
      label="When did you start using Claude Code?"
      value={day}
      onValueChange={setDay}
      min={new Date(2023, 0, 1)}
      max={new Date(2026, 0, 15)}
      error={day === null ? 'Please select when you started using Claude Code' : undefined}
    />
  );
}
