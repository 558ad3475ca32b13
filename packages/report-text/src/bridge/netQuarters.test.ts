import type { Course, Quarter } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { given, readyBridge } from '../../test/bridges.ts';
import { answerText } from '../answer/answerText.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { metricCardProps } from '../metrics/metricCardProps.ts';
import { sectionRowText } from '../sectionRowText.ts';
import { netQuarters } from './netQuarters.ts';

const formats = createFormats(defaultBrand);

/**
 * A finished quarter with this saving and 200 tickets of 8 h. Its interval extends 4 percentage points to both sides.
 */
function quarter(index: number, percent: number): Quarter {
  return {
    firstWeek: index * 13,
    lastWeek: index * 13 + 12,
    complete: true,
    tickets: 200,
    weeks: 13,
    measuredHours: { tickets: 200, hours: 1600 },
    effectPercent: percent,
    intervalPercent: [percent - 4, percent + 4],
    headlinePercent: percent,
    detectablePercent: 10,
  };
}

/** The report with one quarter for each saving, including the first quarter. */
const after = (percents: readonly number[], lasting: Course = 'lasting') =>
  given({ quarters: percents.map((percent, index) => quarter(index, percent)), lasting });

function found(...args: Parameters<typeof after>) {
  const report = after(...args);
  const { quarters } = readyBridge(report);
  if (quarters === null) throw new Error('no quarters');
  return netQuarters(formats, report, quarters);
}

describe('the quarters of the net value', () => {
  it('are measured or projected, each with its net value and range', () => {
    const { title, table, note } = found([10, 12]);
    expect([title, note]).toEqual(['Net by quarter', 'Sum of 2 measured and 2 projected quarters.']);
    expect(table.rows.map(([name, basis]) => [name, basis])).toEqual([
      ['First quarter', 'Measured'],
      ['Second quarter', 'Measured'],
      ['Third quarter', 'Projected'],
      ['Fourth quarter', 'Projected'],
    ]);
    // 1,600 h × $50 × 12/88 × 50 % − $1,496. The low end uses a saving of 8 % and a rate of 30 %, the high end a saving of 16 % and a rate of 80 %.
    expect(table.rows[1]?.slice(2)).toEqual(['Gain', '$3,959', '$591 to $10,695']);
    expect(table.rows[2]?.slice(2)).toEqual(table.rows[1]?.slice(2));
  });

  it('are all measured after a year', () => {
    expect(found([10, 12, 12, 12]).note).toBe('Sum of 4 measured quarters.');
  });

  it('are not projected if the saving is gone', () => {
    const { table, note } = found([10, 0], 'gone');
    expect(note).toBe('Sum of 2 measured quarters. The saving is gone; nothing is projected.');
    expect(table.rows.slice(2).map((cells) => cells.slice(1))).toEqual([
      ['Not projected', 'No gain', '−$1,496', 'Licenses only'],
      ['Not projected', 'No gain', '−$1,496', 'Licenses only'],
    ]);
    expect(found([40, 5], 'gone').note).toContain('Most of the saving is gone; nothing is projected.');
  });
});

describe('the answer of a year with later quarters', () => {
  const answer = (...args: Parameters<typeof after>) =>
    answerText(formats, after(...args), { ...defaultEconomics, pricePerSeatMonth: 0 });

  it('names the quarters that it is based on, and has the steps of the year', () => {
    const { note, waterfall, title } = answer([10, 12, 12]);
    const name = 'Net savings in the first year, 3 of 4 quarters measured';
    expect([title, note]).toEqual([name, '']);
    expect(waterfall?.title).toBe('From gross to net');
    expect(sectionRowText(formats, after([10, 12]), defaultEconomics, 'net-savings')).toMatch(/ in the first year$/);
  });

  it('can differ from the answer of the first quarter', () => {
    const { title, tone, note } = answer([10, -9], 'gone');
    expect([title, tone]).toEqual(['Now: net impact in the second quarter', 'negative']);
    expect(note).toBe(
      'A loss, even in the best case. Sum of 2 measured quarters. The saving is gone; nothing is projected.',
    );
  });

  it('leaves the yearly card without praise if the saving is gone', () => {
    const cardOf = (...args: Parameters<typeof after>) =>
      metricCardProps(formats, after(...args), 'Claude Code').find(({ id }) => id === 'annual-projection');
    expect(cardOf([10, 0], 'gone')).toMatchObject({ tone: 'neutral', doubt: 'Assumes that the saving lasts' });
    expect(cardOf([10, 12])).toMatchObject({ tone: 'positive', doubt: null });
  });
});
