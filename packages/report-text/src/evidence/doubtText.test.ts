import type { Doubt } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { doubtText } from './doubtText.ts';

it.each<[Doubt, string]>([
  [
    { kind: 'size-changed', percent: 23.4 },
    'Tickets were estimated 23% larger than before adoption. Size is taken out, so if the same work is now estimated higher, that looks like a saving.',
  ],
  [
    { kind: 'size-changed', percent: -18 },
    'Tickets were estimated 18% smaller than before adoption. Size is taken out, so if the same work is now estimated lower, that looks like a loss.',
  ],
  [
    { kind: 'size-decides' },
    'The result depends on the size of tickets: without it, the estimate is on the other side of zero.',
  ],
])('the doubt about sizes %j is a sentence', (doubt, text) => {
  expect(doubtText(createFormats(defaultBrand), doubt)).toBe(text);
});
