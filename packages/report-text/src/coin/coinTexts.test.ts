import { COIN_LABELS } from '@roi-insight/contracts';
import type { CoinDeviation, CoinRefusal } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { coinPlan, coinRead } from '../../test/coins.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { coinChart } from './coinChart.ts';
import { coinDeviationText } from './coinDeviationText.ts';
import { coinFacts } from './coinFacts.ts';
import { coinLead } from './coinLead.ts';
import { coinTermsOutline } from './coinOutline.ts';
import { coinProofText } from './coinProofText.ts';
import { coinRecommendation } from './coinRecommendation.ts';
import { coinRefusalText } from './coinRefusalText.ts';
import { coinSteps } from './coinSteps.ts';
import { coinTable } from './coinTable.ts';
import { coinVerdictText } from './coinVerdictText.ts';
import { coinWaitingText } from './coinWaitingText.ts';

const formats = createFormats(defaultBrand);
const outline = coinTermsOutline(coinPlan.terms);

describe('a coin plan', () => {
  it('says what happens, until when, and what it finds', () => {
    expect(coinLead(formats, outline)).toBe(
      'For 13 weeks from Jan 4, 2027, a coin decides for each ticket of Atlas that starts whether the assistant may be used. By Apr 26, 2027, this plan finds a saving of 20% in 43 of 100 cases.',
    );
    expect(coinLead(formats, { ...outline, forecast: [] })).toMatch(/Its report is due on Apr 26, 2027\.$/);
  });

  it('recommends a length, or what would find more', () => {
    expect(coinRecommendation(formats, { ...outline, recommendedWeeks: 39 }, false)).toBe(
      '39 weeks is the shortest length that finds a saving of 20% in at least 80% of cases.',
    );
    expect(coinRecommendation(formats, outline, false)).toContain('a size field');
    expect(coinRecommendation(formats, outline, true)).not.toContain('size field');
  });

  it('has its forecast as a table, with gaps', () => {
    expect(coinTable(formats, coinPlan.terms.forecast)).toEqual({
      headings: [
        'Length',
        '20% saved, all allowed tickets',
        '20% saved, 60% of them',
        '30% saved, all allowed tickets',
        '30% saved, 60% of them',
      ],
      rows: [
        ['8 weeks', '27% ± 3', '—', '—', '—'],
        ['13 weeks', '43% ± 3', '20% ± 2', '61% ± 3', '—'],
      ],
    });
  });

  it('tells the team what to do', () => {
    const steps = coinSteps(formats, coinPlan.terms).join(' ');
    for (const part of ['Jan 4, 2027', 'Apr 26, 2027', COIN_LABELS.yes, COIN_LABELS.no]) expect(steps).toContain(part);
  });

  it('says what it cannot measure', () => {
    const { not, proves } = coinProofText(formats, outline);
    expect(proves.join(' ')).toContain('Chance alone decided');
    expect(coinProofText(formats, outline, false).proves.join(' ')).not.toContain('Chance alone decided');
    expect(not.join(' ')).toMatch(/whether it was used or not.*spill-over.*after Apr 5, 2027/s);
  });

  it('names its witness', () => {
    expect(coinFacts(formats, coinPlan).at(-1)?.value).toBe('Issue OPS-7, created on Dec 14, 2026');
    const registration = { kind: 'unwitnessed', made: '2026-12-14T09:30:00.000Z' } as const;
    expect(coinFacts(formats, { ...coinPlan, registration }).at(-1)?.value).toBe('None');
  });
});

describe('the answer', () => {
  it('names the cause of a claim', () => {
    expect(coinVerdictText(formats, coinPlan, coinRead)).toEqual({
      title: 'Because the assistant was allowed, tickets took 27% less time',
      range: '95% range: 14% to 39% less time.',
      chance: '3 of 5,000 draws of coins would look like this by chance.',
      notes: [],
    });
  });

  it('is the same for tickets that took more time', () => {
    const slower = { ...coinRead, verdict: 'slower', savedPercent: -12, extreme: 1 } as const;
    expect(coinVerdictText(formats, coinPlan, slower)).toMatchObject({
      title: 'Because the assistant was allowed, tickets took 12% more time',
      chance: '1 of 5,000 draws of coins would look like this by chance: the real one.',
    });
  });

  it.each([
    { kind: 'registered-late', created: '2027-02-01T10:00:00Z' },
    { kind: 'not-confirmed', why: 'missing' },
  ] as const)('names no cause with $kind', (deviation) => {
    const { title, notes } = coinVerdictText(formats, coinPlan, { ...coinRead, deviations: [deviation] });
    expect(title).toBe('Tickets for which the assistant was allowed took 27% less time');
    expect(notes).toHaveLength(1);
  });

  it('names the cause without a witness', () => {
    const deviations = [{ kind: 'not-witnessed' }] as const;
    expect(coinVerdictText(formats, coinPlan, { ...coinRead, deviations }).title).toMatch(/^Because/);
  });

  it('says without a claim what could have been found', () => {
    const none = { ...coinRead, verdict: 'no-detectable-change', interval: { low: -8, high: null } } as const;
    const { title, range, notes } = coinVerdictText(formats, coinPlan, none);
    expect(title).toBe('No detectable difference');
    expect(range).toBe('The tickets fit everything within the 95% range: at most 8% more time.');
    expect(notes[1]).toBe('Before it began, the plan expected to find a saving of 20% in 43 of 100 cases.');
    expect(coinChart(formats, none).caption).toMatch(/among the ordinary ones, so chance alone can explain/);
  });

  it('has a picture with the real coins in it', () => {
    const { bars, real, zero, caption } = coinChart(formats, coinRead);
    expect(bars.map(({ isExtreme }) => isExtreme)).toEqual([false, false, false, false]);
    expect(bars.map(({ height }) => height)).toEqual([10 / 2490, 1, 2480 / 2490, 19 / 2490]);
    expect(real).toBeCloseTo(0.9, 12);
    expect(zero).toBe(0.5);
    expect(caption).toMatch(/among the rarest, so chance alone hardly explains/);
  });

  it('is missing before the day of reading', () => {
    const read = (tickets: number) =>
      coinWaitingText(formats, coinPlan, { kind: 'waiting', tickets, deviations: [] }).read;
    expect(read(0)).toBe('No ticket has a coin yet. Coins begin on Jan 4, 2027.');
    expect(read(214)).toBe('214 tickets have started since Jan 4, 2027.');
    expect(coinWaitingText(formats, coinPlan, { kind: 'waiting', tickets: 1, deviations: [] })).toEqual({
      title: 'This plan is read on Apr 26, 2027',
      lead: expect.stringMatching(/^Until then there is no result\./),
      read: '1 ticket has started since Jan 4, 2027.',
    });
  });
});

it.each<[CoinRefusal, string]>([
  [{ kind: 'few-tickets', tickets: 1, needed: 60 }, '1 earlier ticket has a measured time; at least 60'],
  [{ kind: 'few-weeks', weeks: 11, needed: 12 }, 'Tickets started in 11 earlier weeks; at least 12'],
  [{ kind: 'slow-tickets', weeks: 27, most: 26 }, 'takes longer than 27 weeks'],
])('refuses a team with %j', (refusal, text) => {
  expect(coinRefusalText(formats, refusal)).toContain(text);
});

it.each<[CoinDeviation, string]>([
  [{ kind: 'not-witnessed' }, 'No Jira issue shows when this plan was made.'],
  [{ kind: 'registered-late', created: '2027-02-01T10:00:00Z' }, 'created on Feb 1, 2027, after the plan had begun.'],
  [{ kind: 'not-confirmed', why: 'several' }, 'Several Jira issues contain the code of this plan.'],
  [{ kind: 'other-measurement', planned: '3.4.0', used: '4.0.0' }, 'version 3.4.0; this report uses version 4.0.0.'],
  [{ kind: 'other-measure', planned: 'active', used: 'elapsed' }, 'could not be measured as planned.'],
  [
    { kind: 'unequal-rest', yes: { tickets: 100, measured: 90 }, no: { tickets: 98, measured: 70 } },
    '90 of 100 tickets with the assistant allowed have a measured time, and 70 of 98 tickets without it.',
  ],
])('names %j', (deviation, text) => {
  expect(coinDeviationText(formats, deviation).text).toContain(text);
});
