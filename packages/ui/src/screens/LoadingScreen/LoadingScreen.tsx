import type { LoadingScreenProps } from './LoadingScreenProps.ts';

export function LoadingScreen(_: LoadingScreenProps) {
  return <main>Loading</main>;
}
