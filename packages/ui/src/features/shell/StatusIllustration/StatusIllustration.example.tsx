import { StatusIllustration } from '@roi-insight/ui/status-illustration';

export function NothingHere() {
  return (
    <>
      <StatusIllustration kind="missing" />
      <h1>This page does not exist</h1>
      <a href="/">Go to the start page</a>
    </>
  );
}
