import { SectionContent } from '@roi-insight/ui/section-content';

export function Chapter() {
  return (
    <SectionContent lead="Which tickets we used, and why others were excluded.">
      <p>843 found, 344 measured.</p>
    </SectionContent>
  );
}
