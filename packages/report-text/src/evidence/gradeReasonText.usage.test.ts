import type { GradeReason } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { gradeReasonText } from './gradeReasonText.ts';

it.each<readonly [GradeReason, string]>([
  [
    { kind: 'verified-controls', controls: 3, of: 3, weeks: 26 },
    'The controls are verified by usage: in each of the 26 weeks of the first quarter’s comparison, less than 10% of the people of each used the assistant.',
  ],
  [
    { kind: 'verified-controls', controls: 1, of: 1, weeks: 26 },
    'The control is verified by usage: in each of the 26 weeks of the first quarter’s comparison, less than 10% of its people used the assistant.',
  ],
  [
    { kind: 'verified-controls', controls: 2, of: 4, weeks: 26 },
    '2 of the 4 controls are verified by usage: in each of the 26 weeks of the first quarter’s comparison, less than 10% of their people used the assistant.',
  ],
  [
    { kind: 'verified-controls', controls: 1, of: 4, weeks: 26 },
    '1 of the 4 controls is verified by usage: in each of the 26 weeks of the first quarter’s comparison, less than 10% of its people used the assistant.',
  ],
])('says which controls are verified by usage: %j', (reason, sentence) => {
  expect(gradeReasonText(createFormats(defaultBrand), reason)).toBe(sentence);
});
