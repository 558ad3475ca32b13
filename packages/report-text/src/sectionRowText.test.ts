import { clearWin, comparisonLeftOut, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from './brand.ts';
import { createFormats } from './format/index.ts';
import { sectionRowText } from './sectionRowText.ts';

const formats = createFormats(defaultBrand);

describe('the summary of the steps to the net value', () => {
  it.each([
    ['a gain', clearWin, /^\$[\d,]+ gross to \$[\d,]+ net in the first quarter$/],
    [
      'a change whose money may be a gain or a loss',
      comparisonLeftOut,
      /^Can’t tell a gain from a loss: −\$[\d,]+ to \$[\d,]+ in the first quarter$/,
    ],
    ['no detectable change', noDetectableChange, /^Inconclusive: −\$[\d,]+ to \$[\d,]+ in the first quarter$/],
  ])('agrees with the answer: %s', (_name, report, line) => {
    expect(sectionRowText(formats, report, defaultEconomics, 'net-savings')).toMatch(line);
  });
});
