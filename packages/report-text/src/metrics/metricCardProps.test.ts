import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { createFormats, type Formats } from '../format/index.ts';
import { metricCardProps } from './metricCardProps.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const yen = createFormats({ currency: 'JPY', locale: 'ja-JP' });

const facesOf = (report: Report, written = formats) => metricCardProps(written, report, 'Claude Code');
const textOf = (report: Report) => facesOf(report).map(({ figure: { value, format } }) => format(value));
const trendsOf = (report: Report) => facesOf(report).map(({ trend }) => trend);
const tonesOf = (report: Report) => new Set(facesOf(report).map(({ tone }) => tone));
const doubtsOf = (report: Report) => facesOf(report).map(({ doubt }) => doubt);
const subtitlesOf = (report: Report) => facesOf(report).map(({ subtitle }) => subtitle);

/** A report with these hours per ticket, fifty dollars an hour, and 120 tasks after adoption. */
function byHand(before: number, after: number): Report {
  const { summary_metrics: summary, ...report } = fixtures.missingEvidence;
  const period = { ...summary.pre_claude, total_tasks: 120 };
  return {
    ...report,
    summary_metrics: {
      ...summary,
      pre_claude: { ...period, avg_hours_per_task: before },
      post_claude: { ...period, avg_hours_per_task: after },
      improvements: {
        ...summary.improvements,
        time_savings_percent: ((before - after) / before) * 100,
        cost_savings_per_task: (before - after) * 50,
      },
    },
  };
}

describe('the figures of the cards', () => {
  it('follow the specified formulas', () => {
    expect(textOf(byHand(10, 8))).toEqual(['20.0%', '240', '$12,000', '$48,000']);
  });
  it('keep their sign when they are losses', () => {
    expect(textOf(byHand(8, 10))).toEqual(['−25.0%', '−240', '−$12,000', '−$48,000']);
    expect(trendsOf(byHand(8, 10))).toEqual(['down', 'down', 'down', 'down']);
    expect(tonesOf(byHand(8, 10))).toEqual(new Set(['negative']));
  });
  it('come with their formula and the numbers of the report', () => {
    expect(facesOf(byHand(10, 8)).map(({ calculation }) => calculation?.numbers)).toEqual([
      '(10.00h − 8.00h) ÷ 10.00h × 100 = 20.0%',
      '(10.00h − 8.00h) × 120 tasks = 240 hours',
      '$100.00 × 120 tasks = $12,000',
      '$12,000 × 4 = $48,000',
    ]);
  });
  it('have the result of their own numbers beside the result of another server that rounded its hours', () => {
    const rounded = byHand(12.3, 8.3);
    rounded.summary_metrics.improvements.time_savings_percent = 33.2;
    expect(facesOf(rounded)[0]?.calculation?.numbers).toBe(
      '(12.30h − 8.30h) ÷ 12.30h × 100 = 32.5%; the report’s own result is 33.2%',
    );
  });
  it('name a division by zero only if there is one', () => {
    const missingOf = (before: number) => {
      const partial = byHand(before, 8);
      partial.summary_metrics.improvements.time_savings_percent = null;
      return facesOf(partial)[0]?.figure.missing;
    };
    expect([0, 10].map(missingOf)).toEqual([
      'Cannot be computed: a division by zero',
      'The report does not have this figure',
    ]);
  });
  it.each(Object.entries(fixtures))('contain no NaN, Infinity or undefined in report %s', (_name, report) => {
    const words = facesOf(report).flatMap(({ calculation, subtitle }) => [calculation?.numbers, subtitle]);
    expect([...textOf(report), ...words].join('\n')).not.toMatch(/NaN|Infinity|-\$|\$-|−\$0\b|undefined/);
  });
});

describe('the words of the cards', () => {
  it('are positive only for a saving', () => {
    expect(subtitlesOf(byHand(10, 8))).toEqual([
      'Faster task completion',
      'Post-Claude Code: 8.0h avg',
      'In developer productivity',
      'Estimated yearly savings',
    ]);
    expect(subtitlesOf(byHand(8, 10)).join()).not.toMatch(/Faster|productivity|savings/);
    expect(subtitlesOf(byHand(8, 8))[0]).toBe('No difference');
  });
  it('follow the sign of the figure, and a second line says that the evidence does not support the figure', () => {
    const { evidence } = fixtures.noDetectableChange;
    const open: Report = { ...byHand(10, 8), ...(evidence && { evidence }) };
    expect(subtitlesOf(open)).toEqual(subtitlesOf(byHand(10, 8)));
    expect(doubtsOf(open)).toEqual([
      'Within normal variation',
      'Within normal variation',
      'Within normal variation',
      'Assumes the difference is real',
    ]);
    expect(trendsOf(open)).toEqual(['up', 'up', 'up', 'up']);
    expect(tonesOf(open)).toEqual(new Set(['neutral']));
    expect(doubtsOf(byHand(10, 8))).toEqual([null, null, null, null]);
  });
  it('do not replace a calculated figure, even if there is too little data', () => {
    const { evidence } = fixtures.tooLittleData;
    const early: Report = { ...byHand(10, 8), ...(evidence && { evidence }) };
    expect(textOf(early)).toEqual(['20.0%', '240', '$12,000', '$48,000']);
    expect(facesOf(early).at(-1)).toMatchObject({
      subtitle: 'Estimated yearly savings',
      doubt: 'Too little data to project',
      tone: 'neutral',
      calculation: { numbers: '$12,000 × 4 = $48,000' },
    });
    expect(textOf(fixtures.tooLittleData)).not.toContain('—');
  });
  it('call a loss a loss, regardless of the evidence', () => {
    const { evidence } = fixtures.noDetectableChange;
    const loss: Report = { ...byHand(8, 10), ...(evidence && { evidence }) };
    expect(trendsOf(loss)).toEqual(['down', 'down', 'down', 'down']);
    expect(tonesOf(loss)).toEqual(new Set(['negative']));
    expect(subtitlesOf(loss).join()).not.toMatch(/Faster|productivity|savings/);
  });
  it('contradict a figure that the evidence contradicts', () => {
    const { evidence } = fixtures.slower;
    const report: Report = { ...byHand(10, 8), ...(evidence && { evidence }) };
    expect(doubtsOf(report)).toEqual(Array.from({ length: 4 }, () => 'The evidence below says otherwise'));
  });
  it('express a doubt about the annual figure, and about no other figure, if the grade is D', () => {
    const { evidence } = fixtures.clearWin;
    const report: Report = { ...byHand(10, 8), ...(evidence && { evidence: { ...evidence, grade: 'D' } }) };
    expect(doubtsOf(report)).toEqual([null, null, null, 'Grade D evidence can’t support a yearly figure']);
  });
});

describe('the formulas', () => {
  /** The value of an arithmetic term as a card shows it. */
  const computed = (term: string): number => {
    const numbers = (term.match(/−?\$?[\d,]+(\.\d+)?/gu) ?? []).map((text) =>
      Number(text.replaceAll(/[$,]/gu, '').replace('−', '-')),
    );
    const [first = NaN, second = NaN, third = NaN] = numbers;
    if (!term.startsWith('(')) return first * second;
    return term.includes('÷') ? ((first - second) / third) * 100 : (first - second) * third;
  };
  /** The value of a product, whose first factor may be a difference. */
  const product = (term: string): number => {
    const [first = NaN, ...others] = term.split(' × ').map((factor) => {
      const [from = NaN, taken = 0] = (factor.match(/−?[¥\d,]+(\.\d+)?/gu) ?? []).map((text) =>
        Number(text.replaceAll(/[¥,]/gu, '').replace('−', '-')),
      );
      return from - taken;
    });
    return others.reduce((all, factor) => all * factor, first);
  };
  const uneven = byHand(9.659_12, 6.754_77);
  uneven.summary_metrics.post_claude.total_tasks = 483;

  it.each([['uneven hours', uneven] as const, ...Object.entries(fixtures)])(
    'give the correct result with the digits that they show: %s',
    (_name, report) => {
      for (const { calculation, figure } of facesOf(report)) {
        if (figure.value === null) continue;
        const [term = '', result = ''] = calculation?.numbers.split(' = ') ?? [];
        expect(figure.format(computed(term))).toBe(result.replace(' hours', ''));
        expect(result.replace(' hours', '')).toBe(figure.format(figure.value));
      }
    },
  );
  it.each([['uneven hours', uneven] as const, ...Object.entries(fixtures)])(
    'have no amounts with decimals in yen, and still give the correct result: %s',
    (_name, report) => {
      for (const { calculation, figure } of facesOf(report, yen).slice(2)) {
        if (figure.value === null) continue;
        const [term = '', result = ''] = calculation?.numbers.split(' = ') ?? [];
        expect(term).not.toMatch(/¥[\d,]+\./);
        expect(figure.format(product(term))).toBe(result);
        expect(result).toBe(figure.format(figure.value));
      }
    },
  );
  it('have decimals in yen if the hourly rate has decimals, because the shown result would otherwise be wrong', () => {
    const { summary_metrics: summary } = uneven;
    const odd = {
      ...uneven,
      summary_metrics: { ...summary, assumptions: { ...summary.assumptions, hourly_rate: 50.5 } },
    };
    const termOf = (report: Report) => facesOf(report, yen)[2]?.calculation?.numbers;
    expect(termOf(uneven)).toBe('(9.65912h − 6.75477h) × ¥50/h × 483 tasks = ¥70,140');
    expect(termOf(odd)).toBe('¥145.218 × 483 tasks = ¥70,140');
  });
  it('show only as many digits as they need', () => {
    expect(facesOf(uneven).map(({ calculation }) => calculation?.numbers)).toEqual([
      '(9.66h − 6.75h) ÷ 9.66h × 100 = 30.1%',
      '(9.659h − 6.755h) × 483 tasks = 1,403 hours',
      '$145.218 × 483 tasks = $70,140',
      '$70,140 × 4 = $280,560',
    ]);
  });
});

describe('the digits of the cards', () => {
  it('form whole numbers with separators, for small and for huge amounts', () => {
    const huge = byHand(10, 8);
    huge.summary_metrics.post_claude.total_tasks = 7_170_000;
    expect(textOf(huge)).toEqual(['20.0%', '14,340,000', '$717,000,000', '$2,868,000,000']);
    const small = byHand(10, 8);
    small.summary_metrics.post_claude.total_tasks = 1;
    expect(textOf(small)).toEqual(['20.0%', '2', '$100', '$400']);
  });
});

it.each(['ar-EG', 'de-DE'])('the tone and the trend of the cards do not depend on the digits of %s', (locale) => {
  const wordsIn = (written: Formats) =>
    [fixtures.clearWin, fixtures.slower].map((report) =>
      facesOf(report, written).map(({ tone, trend }) => ({ tone, trend })),
    );
  expect(wordsIn(createFormats({ currency: 'EUR', locale }))).toEqual(wordsIn(formats));
});
