import { Field } from '@roi-insight/ui/field';

export function Holidays() {
  return (
    <Field label="Holidays" hint="One day per line, such as 2026-12-25.">
      {(control) => <textarea {...control} rows={4} />}
    </Field>
  );
}
