import type { FormScreenProps } from './FormScreenProps.ts';

export function FormScreen(_: FormScreenProps) {
  return <main>Form</main>;
}
