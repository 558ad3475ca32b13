import type { UsagePage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Tooltip } from './Tooltip.tsx';

export const usage: UsagePage = {
  status: 'beta',
  when: [
    'A short note on a control helps some readers but is not essential.',
    'The information is also available elsewhere: touch screens show no tooltips.',
  ],
  whenNot: [
    'The reader needs it to fill in a field. Set the `hint` of the field, such as `NumberField`.',
    'The note has a link or several paragraphs. Use `Collapsible`.',
    'The note is a message about an event. Use `Alert`.',
  ],
  anatomy: [
    { name: 'Control', purpose: 'The `children`: one focusable element.' },
    { name: 'Tooltip', purpose: 'The text, floating beside the control.' },
  ],
  dos: [
    {
      text: 'Use it for information that readers can miss.',
      example: () => (
        <Tooltip text="Opens in this tab. Nothing is sent.">
          <Button>Open Report</Button>
        </Tooltip>
      ),
    },
    {
      text: 'Put it on a focusable control.',
      example: () => (
        <Tooltip text="The share of freed time that becomes output.">
          <Button variant="ghost">Realization rate</Button>
        </Tooltip>
      ),
    },
  ],
  donts: [
    {
      text: 'The range of a value is also needed on a phone. Put it into the hint.',
      example: () => (
        <Tooltip text="A number from 0 to 100.">
          <div>
            <NumberField label="Realization rate, in percent" unit="%" defaultValue={50} />
          </div>
        </Tooltip>
      ),
    },
    {
      text: 'Keyboard users cannot reach plain text or its tooltip.',
      example: () => (
        <Tooltip text="The share of freed time that becomes output.">
          <span>Realization rate</span>
        </Tooltip>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the control and shows the tooltip.' },
    { keys: ['Escape'], does: 'Hides the tooltip. Focus stays.' },
  ],
  accessibility: [
    'The tooltip has the role `tooltip` and describes the control while it is shown.',
    'It does not name the control: an icon-only button also needs an `aria-label`.',
    'On hover, it opens after 0.3 seconds, so that it does not flash when the pointer passes.',
    'In forced-colors mode, it has a border.',
  ],
};
