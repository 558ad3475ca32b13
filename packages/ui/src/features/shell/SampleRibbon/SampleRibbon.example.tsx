import { SampleRibbon } from '@roi-insight/ui/sample-ribbon';

export function SampleReport() {
  return (
    <>
      <SampleRibbon />
      <h1>Aurora Payments</h1>
    </>
  );
}
