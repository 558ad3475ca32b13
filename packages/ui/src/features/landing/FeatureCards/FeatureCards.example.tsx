import { FeatureCards } from '@roi-insight/ui/feature-cards';

export function HowItWorks() {
  return <FeatureCards />;
}
