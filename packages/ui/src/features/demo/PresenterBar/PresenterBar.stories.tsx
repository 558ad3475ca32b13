import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { Scenario } from '../presenterValues.ts';
import { PresenterBar } from './PresenterBar.tsx';
import type { PresenterBarProps } from './PresenterBarProps.ts';

const SHOWN: Scenario = 'comparison';

const args: PresenterBarProps = {
  scenario: SHOWN,
  onScenario: fn(),
  onPrepare: fn(),
  isHidden: false,
  onHiddenChange: fn(),
  fullScreen: { isOn: false, onToggle: fn() },
  onEnd: fn(),
};

const meta = preview.meta({
  title: 'Features/PresenterBar',
  component: PresenterBar,
  args,
});

/** Below the report of a demo: another scenario is one click or one press of a key away. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8 Slower' }));
    await expect(args.onScenario).toHaveBeenLastCalledWith('slower');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onScenario).toHaveBeenLastCalledWith('program');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onScenario).toHaveBeenLastCalledWith('clear-win');
    await userEvent.click(canvas.getByRole('button', { name: 'Prepare a demo' }));
    await expect(args.onPrepare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'End demo' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await userEvent.keyboard('p');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('status')).toHaveTextContent('Scenario 2 of 10: Grade A comparison');
  },
});

/** When a scenario was chosen in the bar: the arrow keys move on from that scenario, and stop at the last one. */
export const Switching = meta.story({
  tags: ['state:ready', 'no-picture'],
  render: () => <Stateful />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8 Slower' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '10 Pilot of eight teams' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Next scenario' })).toBeDisabled();
  },
});

/** On the report about the pilot: the presenter can show the pilot before, during and after its weeks. */
export const Pilot = meta.story({
  tags: ['state:ready'],
  args: { scenario: 'pilot', pilot: { state: 'finished', onChange: fn() } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Finished' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Half-way' }));
    await expect(args.pilot?.onChange).toHaveBeenCalledWith('half-way');
  },
});

/** When a control of the page has the focus: the keys go to this control, and not to the bar. */
export const FocusedControls = meta.story({
  tags: ['state:edge'],
  render: (args) => (
    <>
      <input aria-label="Company" />
      <input type="range" aria-label="Seats" />
      <div role="tablist" aria-label="Charts">
        <button type="button" role="tab">
          Time
        </button>
      </div>
      <PresenterBar {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    for (const name of ['Company', 'Seats']) {
      await userEvent.click(canvas.getByLabelText(name));
      await userEvent.keyboard('p{ArrowRight}{ArrowLeft}');
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'Time' }));
    await userEvent.keyboard('p{ArrowRight}{ArrowLeft}');
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(args.onScenario).not.toHaveBeenCalled();
    await expect(args.onHiddenChange).not.toHaveBeenCalled();
  },
});

/** After "Hide controls" or P: a small button remains. This button, P or Escape shows the controls again. */
export const Hidden = meta.story({
  tags: ['state:edge'],
  args: { isHidden: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onScenario).toHaveBeenLastCalledWith('program');
  },
});

/** When the controls were hidden and shown with the keyboard: the focus is on the button that hides them. */
export const ShownAgain = meta.story({
  tags: ['state:edge', 'no-picture'],
  render: () => <Stateful />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide controls' }));
    await expect(canvas.getByRole('button', { name: 'Show presenter controls' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Hide controls' })).toHaveFocus();
  },
});

/**
 * On a page that shows no report, in a browser that has no full screen: a number opens a report, and arrow keys do
 * nothing.
 */
export const WithoutReport = meta.story({
  tags: ['state:empty'],
  args: { scenario: null, fullScreen: null, onEnd: null },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onScenario).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Full screen' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1 Clear win' }));
    await expect(args.onScenario).toHaveBeenLastCalledWith('clear-win');
  },
});

/** In full screen: the button leaves full screen. */
export const FullScreen = meta.story({
  tags: ['state:ready'],
  args: { fullScreen: { isOn: true, onToggle: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exit full screen' }));
    await expect(args.fullScreen?.onToggle).toHaveBeenCalledOnce();
  },
});

/** On a right-to-left page: the left arrow key and the mirrored arrow lead to the next scenario. */
export const RightToLeft = meta.story({
  tags: ['state:edge', 'no-picture'],
  globals: { direction: 'rtl' },
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onScenario).toHaveBeenLastCalledWith('program');
  },
});

function Stateful() {
  const [scenario, setScenario] = useState<Scenario>(SHOWN);
  const [isHidden, setHidden] = useState(false);
  return (
    <PresenterBar
      scenario={scenario}
      onScenario={setScenario}
      onPrepare={() => undefined}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      fullScreen={null}
      onEnd={null}
    />
  );
}
