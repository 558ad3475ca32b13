import type { LeftOutReason, NoComparisonReason } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { createFormats } from '../format/index.ts';
import { leftOutText } from './leftOutText.ts';
import { noComparisonText } from './noComparisonText.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

it.each<readonly [LeftOutReason, string]>([
  [{ kind: 'own-project' }, 'This is the report’s own project.'],
  [{ kind: 'named-twice' }, 'This project is listed twice.'],
  [{ kind: 'two-dates' }, 'This project is listed with two different adoption dates.'],
  [
    { kind: 'shared-tickets', tickets: 200, of: 1250, name: 'Team Aurora' },
    '200 of its 1,250 tickets also belong to “Team Aurora”, so the two teams aren’t independent.',
  ],
  [
    { kind: 'few-completed', side: 'pre', tickets: 9, needed: 10 },
    'It completed only 9 tickets in the 13 weeks before this project’s adoption; time in progress needs at least 10.',
  ],
  [{ kind: 'elapsed-times' }, 'Too few of its tickets have a usable status history, so its times are mostly waiting.'],
  [{ kind: 'no-logged-hours' }, 'Too few of its tickets have logged hours, which this project is measured by.'],
  [
    { kind: 'few-tickets', as: 'control', side: 'pre', tickets: 29, needed: 30 },
    'Too few tickets: 29 before adoption; at least 30 are needed.',
  ],
  [
    { kind: 'few-weeks', as: 'control', side: 'post', weeks: 5, needed: 6 },
    'Too few weeks with tickets: 5 after adoption; at least 6 are needed.',
  ],
  [
    { kind: 'few-weeks', as: 'adopter', side: 'pre', weeks: 11, needed: 12 },
    'Too few weeks with tickets: 11 before its own adoption; at least 12 are needed.',
  ],
  [
    { kind: 'few-weeks', as: 'late-adopter', side: 'post', weeks: 5, needed: 6 },
    'It adopts less than 13 weeks after this project, so it can’t be a control; as an adopter, it has too few weeks with tickets: 5 after its own adoption; at least 6 are needed.',
  ],
  [{ kind: 'thin-weeks' }, 'Its tickets are spread too thinly over the weeks to measure how much they vary.'],
  [{ kind: 'no-tickets' }, 'It has no tickets created or completed in the weeks around the adoption date.'],
  [
    { kind: 'too-many-tickets', limit: 20_000 },
    'Adding its tickets would exceed this server’s limit of 20,000 tickets for all teams together.',
  ],
  [
    { kind: 'too-slow', seconds: 90 },
    'Jira didn’t deliver its tickets within 90 s, its share of this report’s time limit.',
  ],
  [
    { kind: 'uses-assistant', weeks: 12, of: 26 },
    'It used the assistant: at least 10% of its people or seats in 12 of 26 weeks.',
  ],
  [{ kind: 'not-given' }, 'No reason was given.'],
  [
    { kind: 'failed', code: 'permission', error: 'The project is private.', reason: null, params: null },
    'The project is private.',
  ],
  [{ kind: 'text', text: 'It was not found.' }, 'It was not found.'],
])('the text gives the reason for excluding a team: %j', (reason, sentence) => {
  expect(leftOutText(formats, reason)).toBe(sentence);
});

it.each<readonly [NoComparisonReason, string]>([
  [{ kind: 'too-little-data' }, 'The project itself has too little data to compare.'],
  [{ kind: 'no-team-left' }, 'No team is left to compare with: each one was excluded for the reason next to its name.'],
  [{ kind: 'few-common-weeks' }, 'Too few weeks have tickets from both the project and its controls.'],
  [{ kind: 'few-weeks' }, 'Too few weeks have tickets.'],
  [
    { kind: 'close-dates' },
    'The adoption dates are too close together to separate the effect from changes that affected every team.',
  ],
  [{ kind: 'text', text: 'There is no other team.' }, 'There is no other team.'],
])('the text says why no comparison was possible: %j', (reason, sentence) => {
  expect(noComparisonText(reason)).toBe(sentence);
});
