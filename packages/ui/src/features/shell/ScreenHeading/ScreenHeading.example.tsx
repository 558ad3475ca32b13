import { ScreenHeading } from '@roi-insight/ui/screen-heading';

export function FormHeading() {
  return <ScreenHeading>Connect your Jira project</ScreenHeading>;
}
