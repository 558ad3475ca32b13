import { Amounts } from '@roi-insight/ui/amounts';

export function LikelyRange() {
  return (
    <p>
      <Amounts text="The data are consistent with −$135,569 to −$69,361." />
    </p>
  );
}
