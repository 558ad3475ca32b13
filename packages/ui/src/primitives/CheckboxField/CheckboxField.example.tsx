import { CheckboxField } from '@roi-insight/ui/checkbox-field';
import { useState } from 'react';

export function IncludeTickets() {
  const [included, setIncluded] = useState(false);
  return (
    <CheckboxField
      label="Include per-ticket data in the report"
      hint="Needed for the per-ticket CSV: ticket keys and hours only."
      checked={included}
      onCheckedChange={setIncluded}
    />
  );
}
