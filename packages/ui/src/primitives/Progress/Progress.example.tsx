import { Progress } from '@roi-insight/ui/progress';
import { Button } from '@roi-insight/ui/button';
import { useState } from 'react';

export function ReadingTickets() {
  const [percent, setPercent] = useState(34);
  return (
    <>
      <Progress label="Reading ticket histories" value={percent} valueText={`${percent}%`} />
      <Button onClick={() => setPercent(Math.min(percent + 11, 100))}>Read More</Button>
    </>
  );
}
