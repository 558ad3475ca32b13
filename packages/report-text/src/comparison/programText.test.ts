import type { Program } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { comparedReport } from '../../test/comparedReport.ts';
import { programText } from './programText.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const program: Program = {
  adopters: 3,
  tickets: 812,
  savedHours: 2000,
  savedHoursInterval: [1200, 2700],
  headlineHours: 1800,
  teams: ['AUR', 'BOR', 'CIN'].map((key) => ({
    key,
    from: '2025-08-25',
    days: 91,
    measuredHours: 2000,
    observedHours: 800,
  })),
};
const loss: Program = {
  ...program,
  savedHours: -500,
  savedHoursInterval: [-900, -100],
  headlineHours: -400,
  teams: program.teams.map((team) => ({ ...team, observedHours: -200 })),
};
const open: Program = { ...program, savedHours: 200, savedHoursInterval: [-300, 700], headlineHours: 150 };

const textOf = (over: Parameters<typeof comparedReport>[0] = {}, economics = defaultEconomics) =>
  programText(formats, comparedReport({ program, ...over }), economics);
const valuesOf = (...args: Parameters<typeof textOf>) =>
  textOf(...args)?.facts.map(({ name, value }) => `${name}: ${value}`);

describe('the program', () => {
  it('is shown if there are several adopters', () => {
    expect(programText(formats, comparedReport(), defaultEconomics)).toBeNull();
    expect(textOf()?.title).toBe('All 3 teams that adopted');
  });

  it('gives the savings of all adopters in hours and dollars', () => {
    // At 50 dollars an hour: 1,200, 1,800 and 2,700 of 6,000 hours. The averages differ by 2,400.
    expect(valuesOf()).toEqual([
      'Tickets since adoption: 812',
      'Hours saved: 2,000 (1,200 to 2,700)',
      'Value before licenses: $90,000 ($60,000 to $120,000)',
      'Put to use (50%): $45,000 ($18,000 to $96,000)',
      'If it lasts, in a year: $180,000 ($72,000 to $384,000)',
    ]);
    expect(textOf()?.note).toMatch(/every team has as many people as this one \(25\).*Licenses aren’t subtracted/);
  });

  it('has no value if no time is put to use, regardless of the verdict', () => {
    const unused = { ...defaultEconomics, realisationRate: 0 };
    for (const over of [{}, { verdict: 'no-detectable-change', program: open } as const]) {
      expect(valuesOf(over, unused)?.slice(-2)).toEqual(['Put to use (0%): $0', 'If it lasts, in a year: $0']);
    }
  });

  it('gives the losses of all adopters if work became slower', () => {
    const values = valuesOf({ verdict: 'slower', program: loss });
    expect(values?.[1]).toBe('Hours lost: 500 (100 to 900)');
    expect(values?.[2]).toBe('Value before licenses: −$30,000 (−$45,000 to −$5,000)');
  });

  it('has only inconclusive ranges if no change was found', () => {
    expect(valuesOf({ verdict: 'no-detectable-change', program: open })?.slice(1)).toEqual([
      'Hours saved: Inconclusive (−300 to 700)',
      'Value before licenses: Inconclusive (−$15,000 to $35,000)',
      'Put to use (50%): Inconclusive (−$12,000 to $28,000)',
      expect.stringMatching(/^If it lasts, in a year: Inconclusive \(−\$[\d,]+ to \$[\d,]+\)$/),
    ]);
  });

  it('projects no more hours than the teams could have worked', () => {
    const small = { ...defaultEconomics, seats: 1 };
    expect(valuesOf({}, small)?.at(-1)).toMatch(/^If it lasts, in a year: Not plausible/);
  });

  it('gives only hours if the number of people is unknown', () => {
    const text = textOf({}, { ...defaultEconomics, seats: 0 });
    expect(text?.facts).toHaveLength(2);
    expect(text?.note).not.toMatch(/Licenses/);
  });
});
