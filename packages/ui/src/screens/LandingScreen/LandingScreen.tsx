import type { LandingScreenProps } from './LandingScreenProps.ts';

export function LandingScreen(_: LandingScreenProps) {
  return <main>Landing</main>;
}
