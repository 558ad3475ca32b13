import { Field } from '@roi-insight/ui/field';

export function Holidays() {
  return (
    <Field label="Holidays" hint="One day per line, such as 2026-12-25.">
      {({ id, describedBy, invalid }) => (
        <textarea id={id} aria-describedby={describedBy} aria-invalid={invalid || undefined} rows={4} />
      )}
    </Field>
  );
}
