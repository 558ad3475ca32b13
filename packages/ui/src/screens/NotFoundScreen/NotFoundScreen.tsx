import type { NotFoundScreenProps } from './NotFoundScreenProps.ts';

export function NotFoundScreen(_: NotFoundScreenProps) {
  return <main>NotFound</main>;
}
