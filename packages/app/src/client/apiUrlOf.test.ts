import { expect, it } from 'vitest';
import { apiUrlOf } from './apiUrlOf.ts';

const origin = 'https://roi.example.com';

it.each([undefined, '', ' ', '\t\n'])('the URL of the API is the page’s own origin if the setting is %j', (built) => {
  expect(apiUrlOf(built, origin)).toBe(origin);
});

it.each(['https://api.example.com', ' https://api.example.com \n'])(
  'the URL of the API is the setting of the build: %j',
  (built) => {
    expect(apiUrlOf(built, origin)).toBe('https://api.example.com');
  },
);

it('the URL of the API is below the page’s origin if the build has a path', () => {
  expect(apiUrlOf('/backend', origin)).toBe('https://roi.example.com/backend');
});

it('an invalid URL is returned unchanged, so that the form can report it', () => {
  expect(apiUrlOf('api', origin)).toBe('api');
});
