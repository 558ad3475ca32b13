import { clearWin } from '@roi-insight/contracts/fixtures';
import type { Economics } from '@roi-insight/contracts';
import { defaultEconomics, evenSpend } from '@roi-insight/roi-math';
import { type ComponentProps, useCallback, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AnswerStrip } from '../../answer/AnswerStrip/AnswerStrip.tsx';
import { WhatIf } from './WhatIf.tsx';

/** The sliders above the answer. The answer follows the sliders. */
function WithAnswer({ report, economics: initial, onChange, onCommit }: ComponentProps<typeof WhatIf>) {
  const [economics, setEconomics] = useState(initial);
  const change = useCallback(
    (next: Economics) => {
      setEconomics(next);
      onChange(next);
    },
    [onChange],
  );
  return (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <AnswerStrip report={report} economics={economics} onEnterSeats={() => undefined} onVisit={() => undefined} />
      <WhatIf report={report} economics={economics} onChange={change} onCommit={onCommit} />
    </div>
  );
}

const present = { ...defaultEconomics, seats: 20 };

const spend = [{ month: '2025-09', amount: 480 }];

const everyMonth = evenSpend(clearWin, 440.5);

const meta = preview.meta({
  title: 'Features/WhatIf',
  component: WithAnswer,
  args: { report: clearWin, economics: present, onChange: fn(), onCommit: fn() },
});

/** When the reader wants to know the effect of another number of seats, another price, or better use of the saved time. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What if' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Seats' })).toHaveAttribute('aria-valuetext', '20');
    await expect(canvas.getByRole('slider', { name: 'Time put to use' })).toHaveAttribute('aria-valuetext', '50%');
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
  },
});

Ready.test(
  'moves the answer with the arrow keys, and Reset returns to the initial values',
  async ({ args, canvas }) => {
    const answer = canvas.getByRole('region', { name: /^Net savings in the first/ });
    const before = answer.textContent;
    const slider = canvas.getByRole('slider', { name: 'Time put to use' });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '60%'));
    await expect(answer.textContent).not.toBe(before);
    await expect(args.onCommit).toHaveBeenLastCalledWith({
      ...present,
      realisationRate: 0.6,
      touched: ['realization'],
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(answer.textContent).toBe(before));
    await expect(args.onCommit).toHaveBeenLastCalledWith(present);
  },
);

Ready.test(
  'changes the answer only once per frame, even if the pointer is faster than the screen',
  async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Seats' });
    await fireEvent.pointerDown(slider);
    for (const value of [25, 28, 30]) fireEvent.input(slider, { target: { value: String(value) } });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '30'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...present, seats: 30, touched: ['seats'] });
    await expect(args.onCommit).not.toHaveBeenCalled();
    await fireEvent.pointerUp(slider);
    await expect(args.onCommit).toHaveBeenCalledOnce();
    await expect(args.onCommit).toHaveBeenCalledWith({ ...present, seats: 30, touched: ['seats'] });
  },
);

/** When the actual spend of every day is known: seats and price cannot change the answer, and the spend a month can. */
export const ActualSpend = meta.story({
  tags: ['state:edge'],
  args: { economics: { ...present, spend: everyMonth } },
  play: async ({ args, canvas }) => {
    const names = canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-label'));
    await expect(names).toEqual(['Spend a month', 'Time put to use']);
    const answer = canvas.getByRole('region', { name: /^Net savings/ });
    const before = answer.textContent;
    const slider = canvas.getByRole('slider', { name: 'Spend a month' });
    await expect(slider).toHaveAttribute('aria-valuetext', '$440.50');
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(slider).not.toHaveAttribute('aria-valuetext', '$440.50'));
    await expect(answer.textContent).not.toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(answer.textContent).toBe(before));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ ...present, spend: everyMonth });
  },
});

/** When the company has thousands of seats and uses yen: the ranges of the sliders are large enough. */
export const Large = meta.story({
  tags: ['state:edge'],
  globals: { notation: 'JPY ja-JP' },
  args: { economics: { ...present, seats: 2503, pricePerSeatMonth: 3000 } },
  play: async ({ canvas }) => {
    const seats = canvas.getByRole('slider', { name: 'Seats' });
    seats.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(seats).toHaveAttribute('aria-valuetext', '10,012'));
    seats.blur();
  },
});

/** For readers in Egypt: higher values are on the left. */
export const RightToLeft = meta.story({
  tags: ['state:edge', 'no-picture'],
  globals: { notation: 'EGP ar-EG' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider', { name: 'Seats' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onCommit).toHaveBeenLastCalledWith({ ...present, seats: 21, touched: ['seats'] }));
  },
});

/**
 * When actual spend is saved in the dialog while the sliders are open: Reset moves the sliders back and keeps the
 * spend.
 */
export const SavedMeanwhile = meta.story({
  tags: ['state:edge'],
  render: function Saving(args) {
    const [economics, setEconomics] = useState(args.economics);
    const [settle] = useState(() => (next: Economics) => {
      setEconomics(next);
      args.onCommit(next);
    });
    return (
      <>
        <button type="button" onClick={() => setEconomics({ ...economics, spend })}>
          Save the spend
        </button>
        <WhatIf report={args.report} economics={economics} onChange={setEconomics} onCommit={settle} />
      </>
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save the spend' }));
    const slider = canvas.getByRole('slider', { name: 'Time put to use' });
    slider.focus();
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '60%'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onCommit).toHaveBeenLastCalledWith({ ...present, spend });
  },
});
