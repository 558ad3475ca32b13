import { expect, it } from 'vitest';
import { createFormats } from '../format/index.ts';
import { gradeReasonTexts } from './gradeReasonTexts.ts';

it('the text separates the open questions that lower the grade from facts', () => {
  const formats = createFormats({ currency: 'USD', locale: 'en-US' });
  const { questions, facts } = gradeReasonTexts(formats, {
    gradeReasons: [
      { kind: 'wide-interval', factor: 3 },
      { kind: 'last-weeks' },
      { kind: 'text', text: 'A reason of an earlier version.' },
      { kind: 'no-control' },
    ],
  });
  expect(questions).toEqual([
    'Without the six weeks before adoption, which may have been unusual, the change is no longer clear.',
    'A reason of an earlier version.',
  ]);
  expect(facts.map((text) => text.slice(0, 18))).toEqual(['The range is wide:', 'No control group w']);
});
