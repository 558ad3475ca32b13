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
// @ts-expect-error the label is required
assertType<Props>({ children: () => null });
// @ts-expect-error the control is required
assertType<Props>({ label: 'Name' });
// @ts-expect-error the control is a function of the ids
assertType<Props>({ label: 'Name', children: <input /> });
