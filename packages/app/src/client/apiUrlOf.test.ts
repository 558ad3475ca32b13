import { expect, it } from 'vitest';
import { apiUrlOf } from './apiUrlOf.ts';

const origin = 'https://roi.example.com';

it.each([undefined, '', ' ', '\t\n'])('is the page’s own origin for %j', (built) => {
  expect(apiUrlOf(built, origin)).toBe(origin);
});

it.each(['https://api.example.com', ' https://api.example.com \n'])('is the URL of the build: %j', (built) => {
  expect(apiUrlOf(built, origin)).toBe('https://api.example.com');
});

it('is below the page’s origin if the build has a path', () => {
  expect(apiUrlOf('/backend', origin)).toBe('https://roi.example.com/backend');
});

it('returns an invalid URL unchanged, so that the form can report it', () => {
  expect(apiUrlOf('api', origin)).toBe('api');
});
