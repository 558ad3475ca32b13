import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';
import { Matrix } from '#storybook/Matrix.tsx';
import preview from '#storybook/preview.tsx';
import { controlStyles } from './controlStyles.ts';
import { Field, type FieldControl } from './Field.tsx';

const Select = styled.select`
  ${controlStyles}
`;

const select = (control: FieldControl): ReactNode => (
  <Select {...control}>
    <option>Jira Cloud</option>
    <option>Jira Data Center</option>
  </Select>
);

const meta = preview.meta({
  title: 'Primitives/Field',
  component: Field,
  args: {
    label: 'Tracker',
    hint: 'Where the tickets are.',
    children: select,
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '28rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Around a control that has no field component of its own: the field connects label and hint with the control. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tracker')).toHaveAccessibleDescription('Where the tickets are.');
  },
});

/** When the value is invalid: screen readers read the reason before the hint. */
export const Invalid = Ready.extend({
  tags: ['state:failed'],
  args: { error: 'Choose where the tickets are' },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Tracker');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Choose where the tickets are Where the tickets are.');
  },
});

/** When label, hint and error all need several lines. */
export const Long = meta.story({
  tags: ['state:edge'],
  args: {
    label: 'Which of the trackers that your organization runs contains the tickets of this team?',
    hint: 'The address in your browser ends in atlassian.net for Jira Cloud; everything else is Jira Data Center. '.repeat(
      2,
    ),
    error: 'This tracker cannot be read with the key that was given: it belongs to another site of the organization.',
  },
});

/** All combinations of hint and error, for review. */
export const States = meta.story({
  tags: ['state:edge', 'both-themes'],
  decorators: (Story) => <Story />,
  render: () => (
    <Matrix cell="14rem" rows={['valid', 'invalid']} columns={['bare', 'with hint']}>
      {(validity, words) => (
        <Field
          label={`${validity}, ${words}`}
          hint={words === 'with hint' ? 'Where the tickets are.' : undefined}
          error={validity === 'invalid' ? 'Choose one' : undefined}
        >
          {select}
        </Field>
      )}
    </Matrix>
  ),
});
