import { Slider } from '@roi-insight/ui/slider';
import { useState } from 'react';

export function PretendedWeek() {
  const [week, setWeek] = useState(4);
  return (
    <>
      <p>Adoption in week {week}</p>
      <Slider
        label="Pretended week of adoption"
        stops={[0, 1, 2, 3, 4, 5, 6, 7, 8, 12]}
        value={week}
        valueText={`Week ${week}`}
        largeStep={4}
        onValueChange={setWeek}
      />
    </>
  );
}
