import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { Field } from './Field.tsx';

type Props = ComponentProps<typeof Field>;

assertType<Props>({ label: 'Name', children: (control) => <input {...control} /> });
assertType<Props>({
  label: 'Name',
  hint: <em>As in Jira</em>,
  error: 'Enter a name.',
  id: 'name',
  className: 'wide',
  style: { width: '100%' },
  children: () => null,
});
// @ts-expect-error it has no name
assertType<Props>({ children: () => null });
// @ts-expect-error it has no control
assertType<Props>({ label: 'Name' });
// @ts-expect-error the control needs the ids of label and hint
assertType<Props>({ label: 'Name', children: <input /> });
