import type { Report } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { defaultEconomics } from '@roi-insight/roi-math';
import { given } from '../../test/bridges.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { netSavingsSection } from '../sections/netSavingsSection.ts';

import { realizationText } from './realizationText.ts';

const formats = createFormats(defaultBrand);

/** A report that saved 25 % (25 to 30 %) of the time, with this change of tickets per week in percent. */
function report(low: number, estimate: number, high: number, saved: [number, number] = [25, 30]): Report {
  return {
    ...given({ effectPercent: 25, intervalPercent: saved }),
    quality: { word: 'unknown', measures: [], quarters: [], weeks: [], throughput: { low, estimate, high } },
  };
}

const textOf = (...changes: Parameters<typeof report>) => realizationText(formats, report(...changes));

describe('the check of the time put to use', () => {
  it('says how much of the saved time became more tickets, even if bugs are unknown', () => {
    // A quarter saved: 14 % more tickets of the 33 % that would have been possible.
    expect(textOf(-6, 4, 14)).toEqual({
      short: 'Tickets per week: at most 42% became more tickets.',
      full: 'Against their trend, tickets per week rose 4% (−6% to +14%): at most 42% of the saved time became more tickets; the rest went elsewhere or was not used.',
    });
  });

  it.each([
    [
      [5, 10, 14],
      'rose 10% (+5% to +14%): 12% to 42% of the saved time became more tickets; the rest went elsewhere or was not used.',
    ],
    [[5, 20, 60], 'rose 20% (+5% to +60%): at least 12% of the saved time became more tickets.'],
    [[50, 60, 70], 'rose 60% (+50% to +70%): all of the saved time became more tickets.'],
    [
      [-20, -10, -5],
      'fell 10% (−20% to −5%): none of the saved time became more tickets; it went elsewhere or was not used.',
    ],
    [
      [-1, 0.1, 0.1],
      'did not change (−1% to 0%): at most 1% of the saved time became more tickets; the rest went elsewhere or was not used.',
    ],
    [[-20, 1, 60], 'rose 1% (−20% to +60%): how much of the saved time became more tickets is unclear.'],
  ] as const)('has an end only where there is one: %j', (changes, full) => {
    const [low, estimate, high] = changes;
    expect(textOf(low, estimate, high)?.full).toBe(`Against their trend, tickets per week ${full}`);
  });

  it('says in short that it is unclear', () => {
    expect(textOf(-20, 1, 60)?.short).toBe('Tickets per week: unclear how much became more tickets.');
  });

  it('is absent if times rose, did not change for certain, or the change of tickets is unknown', () => {
    const known = report(-6, 4, 14);
    for (const evidence of [
      given({ verdict: 'slower', effectPercent: -20, intervalPercent: [-30, -10] }).evidence,
      given({ verdict: 'no-detectable-change', intervalPercent: [-10, 30] }).evidence,
      undefined,
    ]) {
      expect(realizationText(formats, { ...known, evidence })).toBeNull();
    }
    expect(realizationText(formats, { ...known, quality: undefined })).toBeNull();
    const quality = known.quality && { ...known.quality, throughput: null };
    expect(realizationText(formats, { ...known, quality })).toBeNull();
  });

  it('is in the section about the net value', () => {
    const { blocks } = netSavingsSection(formats, report(-6, 4, 14), { ...defaultEconomics, seats: 20 });
    expect(JSON.stringify(blocks.at(-1))).toContain('at most 42% of the saved time');
  });
});
