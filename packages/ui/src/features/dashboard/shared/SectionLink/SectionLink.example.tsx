import { SectionLink } from '@roi-insight/ui/section-link';

export function GradeQuestion() {
  return (
    <SectionLink section="confidence" onVisit={({ section }) => document.getElementById(section)?.scrollIntoView()}>
      What the grade means
    </SectionLink>
  );
}
