import { SelectField } from '@roi-insight/ui/select-field';
import { useState } from 'react';

const zones = ['UTC', 'Europe/Berlin', 'America/New_York'].map((zone) => ({ value: zone, label: zone }));

export function TimeZone() {
  const [zone, setZone] = useState('UTC');
  return <SelectField label="Time zone" options={zones} value={zone} onValueChange={setZone} />;
}
