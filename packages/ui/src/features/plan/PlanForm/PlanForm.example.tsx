import { PlanForm } from '@roi-insight/ui/plan-form';
import { useState } from 'react';

export function PlanFormExample() {
  const [today] = useState(() => new Date());
  const [names, setNames] = useState('');
  return (
    <>
      <PlanForm
        today={today}
        initialValues={null}
        sample={null}
        onKeep={({ teams }) => setNames(teams)}
        onSubmit={({ teams }) => setNames(teams)}
      />
      <p>{names}</p>
    </>
  );
}
