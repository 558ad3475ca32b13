import type { Usage } from '#storybook/usage.ts';
import { Button } from '../Button/Button.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Tooltip } from './Tooltip.tsx';

export const usage: Usage = {
  status: 'beta',
  when: [
    'A short remark on a control helps some readers, and the others can do without it.',
    'What it says can be found elsewhere too: touch screens show no tooltip.',
  ],
  whenNot: [
    'The reader needs it to fill in a field. Set the `hint` of the field, such as `NumberField`.',
    'The remark has a link or several paragraphs. Use `Collapsible`.',
    'The remark is a message about what happened. Use `Alert`.',
  ],
  anatomy: [
    { name: 'Control', purpose: 'The `children`: one element that takes the focus.' },
    { name: 'Tooltip', purpose: 'The text, floating beside the control.' },
  ],
  dos: [
    {
      text: 'Leave to it what a reader can miss.',
      example: () => (
        <Tooltip text="Opens in this tab. Nothing is sent.">
          <Button>Open Report</Button>
        </Tooltip>
      ),
    },
    {
      text: 'Put it on a control that takes the focus.',
      example: () => (
        <Tooltip text="The share of freed time that becomes output.">
          <Button variant="ghost">Realization rate</Button>
        </Tooltip>
      ),
    },
  ],
  donts: [
    {
      text: 'The range of a value is needed on a phone too. It belongs into the hint.',
      example: () => (
        <Tooltip text="A number from 0 to 100.">
          <div>
            <NumberField label="Realization rate, in percent" unit="%" defaultValue={50} />
          </div>
        </Tooltip>
      ),
    },
    {
      text: 'The keyboard does not reach plain text, and so never its tooltip.',
      example: () => (
        <Tooltip text="The share of freed time that becomes output.">
          <span>Realization rate</span>
        </Tooltip>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the control and shows the tooltip.' },
    { keys: ['Escape'], does: 'Hides the tooltip. The focus stays.' },
  ],
  accessibility: [
    'The tooltip has the role `tooltip` and describes the control while it is shown.',
    'It does not name the control: a button with an icon only needs an `aria-label` as well.',
    'Under a pointer it waits 0.3 seconds, so that it does not flash on the way to something else.',
    'With forced colors it has a border.',
  ],
};
