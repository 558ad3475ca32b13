import { expect, it } from 'vitest';
import { RequestFailure } from '../RequestFailure.ts';
import { withoutSecrets } from './withoutSecrets.ts';

const secrets = { email: 'someone@jira.example.com', apiToken: 'ABCD{efgh}+ijkl=mnop' };

it.each([
  ['jira.example.com redirects to its page /login.', 'jira.example.com redirects to its page /login.'],
  ['page /login/ABCD{efgh}+ijkl=mnop ends', 'page /login/*** ends'],
  ['page /login/ABCD%7Befgh%7D+ijkl=mnop ends', 'page /login/****** ends'],
  ['page /login/abcd%7Befgh%7D%2Bijkl%3Dmnop ends', 'page /login/*** ends'],
  ['a part of it: efgh}+ij', 'a part of it: ***'],
  ['too little of it: efgh}+i', 'too little of it: efgh}+i'],
  ['twice: ABCD{efgh}+ijkl=mnop ABCD{efgh}+ijkl=mnop', 'twice: *** ***'],
  ['Did you mean Someone@jira.example.com?', 'Did you mean ***?'],
  ['Did you mean someone%40jira.example.com?', 'Did you mean ***?'],
  [Buffer.from(`${secrets.email}:${secrets.apiToken}`).toString('base64'), '***'],
  [Buffer.from(secrets.apiToken).toString('base64url'), '***'],
])('secrets are hidden in the text “%s”', (message, told) => {
  const failure = { reason: 'redirected-within-site', host: 'jira.example.com', path: message } as const;
  expect(withoutSecrets(new RequestFailure(failure, { retryAfterS: 7 }), secrets)).toMatchObject({
    failure: { ...failure, path: told },
    message: expect.stringContaining(told),
    retryAfterS: 7,
  });
});

it('other errors stay unchanged, because their messages are never sent', () => {
  const error = new TypeError(secrets.apiToken);
  expect(withoutSecrets(error, secrets)).toBe(error);
});

it('values that the message of a failure depends on stay unchanged', () => {
  const funnel = {
    found: 1,
    out_of_scope: 0,
    unfinished: 1,
    no_active_time: 0,
    too_short: 0,
    too_long: 0,
    analysed: 0,
  };
  const params = { source: 'project', measure: 'active', funnel, choices: ['calendar'] } as const;
  const failure = new RequestFailure({ reason: 'nothing-to-measure', ...params, choices: ['calendar'] });
  expect(withoutSecrets(failure, { ...secrets, apiToken: 'xx-calendar-77' })).toMatchObject({ failure: params });
});
