import { expect, it } from 'vitest';
import { apiUrlOf } from './apiUrlOf.ts';

const origin = 'https://roi.example.com';

it.each([undefined, '', ' ', '\t\n'])('is the page’s own where %j is given', (built) => {
  expect(apiUrlOf(built, origin)).toBe(origin);
});

it.each(['https://api.example.com', ' https://api.example.com \n'])('is what the build was given: %j', (built) => {
  expect(apiUrlOf(built, origin)).toBe('https://api.example.com');
});

it('is below the page’s origin when the build was given a path', () => {
  expect(apiUrlOf('/backend', origin)).toBe('https://roi.example.com/backend');
});

it('says what was given even where that is no address: the form reports it', () => {
  expect(apiUrlOf('api', origin)).toBe('api');
});
