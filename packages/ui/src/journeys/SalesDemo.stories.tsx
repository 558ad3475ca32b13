import { REPORT_SCENARIOS } from '../features/demo/presenterValues.ts';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { defaultBrand } from '../brand/index.ts';
import { currenciesWith, localesWith } from '../features/demo/PrepareDemo/notationOptions.ts';
import { scenarioWords } from '../features/demo/scenarioWords.ts';
import type { SelectOption } from '../primitives/SelectField/SelectField.tsx';
import { dashboardArgs } from '../testing/dashboardArgs.ts';
import { SalesDemo, type SalesDemoProps } from './SalesDemo.tsx';

/** A select of the Controls panel. Omits the option without a value: it is the default, which is also listed by name. */
const select = (choices: readonly SelectOption[]) => {
  const given = choices.filter(({ value }) => value !== '');
  return {
    options: given.map(({ value }) => value),
    control: { type: 'select', labels: Object.fromEntries(given.map(({ value, label }) => [value, label])) },
  } as const;
};

const args: SalesDemoProps = {
  scenario: 'clear-win',
  company: 'Northwind Bank',
  assistant: defaultBrand.assistant,
  currency: defaultBrand.currency,
  locale: defaultBrand.locale,
  hourlyCost: 50,
  seats: 40,
  pricePerSeat: 39,
  screen: dashboardArgs,
};

const meta = preview.meta({
  title: 'Journeys/Sales demo',
  component: SalesDemo,
  args,
  // Sorted in the order in which a presenter needs them.
  parameters: { controls: { sort: 'none' } },
  argTypes: {
    scenario: select(REPORT_SCENARIOS.map((value) => ({ value, label: scenarioWords[value] }))),
    currency: select(currenciesWith('', defaultBrand.currency)),
    locale: select(localesWith('', defaultBrand.locale)),
    hourlyCost: { control: { type: 'number', min: 1, step: 5 } },
    seats: { control: { type: 'number', min: 1 } },
    pricePerSeat: { control: { type: 'number', min: 0 } },
    screen: { table: { disable: true } },
  },
});

/** When a salesperson shows the report of a scenario with the prospect's name, using the Controls panel. */
export const Playground = meta.story({
  tags: ['state:ready'],
  args: { hourlyCost: 80, currency: 'EUR', locale: 'de-DE' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByText(args.company)[0]).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Sample data' })).toBeVisible();
    await expect(await canvas.findByText(/^80,00\s€$/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$');
  },
});
