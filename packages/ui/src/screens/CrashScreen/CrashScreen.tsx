import type { CrashScreenProps } from './CrashScreenProps.ts';

export function CrashScreen(_: CrashScreenProps) {
  return <main>Crash</main>;
}
