import { describe, expect, it } from 'vitest';
import { connectFormSchema } from './connectForm.ts';

describe('connectFormSchema', () => {
  const schema = connectFormSchema('Copilot');
  const valid = {
    email: 'a@b.co',
    jiraUrl: 'https://x.io',
    projectName: 'A',
    apiKey: '0123456789',
    launchDate: new Date(2025, 7, 25),
  };
  const messages = async (values: object) => {
    const outcome = await schema.validate(values, { abortEarly: false }).then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );
    return outcome;
  };
  it('accepts a filled form', async () => {
    expect(await messages(valid)).toEqual([]);
  });
  it('takes a key with blanks around it, and a name in quotes', async () => {
    expect(await messages({ ...valid, apiKey: ' 0123456789\n', projectName: '"Aurora Payments"' })).toEqual([]);
  });
  it.each([
    [{ email: 'a@' }, 'Please enter a valid email address'],
    [{ jiraUrl: 'x.io' }, 'Please enter a valid JIRA URL'],
    [{ apiKey: '012345678' }, 'API key must be at least 10 characters'],
    [{ apiKey: '' }, 'API key must be at least 10 characters'],
    [{ apiKey: 'a token with blanks' }, 'The JIRA API Key holds characters that no API key has: copy it again'],
    [{ apiKey: 'zero-width\u200bspace' }, 'The JIRA API Key holds characters that no API key has: copy it again'],
    [{ projectName: '   ' }, 'Project name is required'],
    [{ projectName: '""' }, 'Project name is required'],
    [{ projectName: " ' ' " }, 'Project name is required'],
    [{ projectName: '\u200b' }, 'Project name is required'],
    [{ projectName: 'x'.repeat(2049) }, 'The JIRA Project Name is too long'],
    [{ jiraUrl: `https://x.io/${'x'.repeat(2049)}` }, 'Please enter a valid JIRA URL'],
    [{ launchDate: undefined }, 'Please select when you started using Copilot'],
  ])('says what is wrong with %j', async (change, message) => {
    expect(await messages({ ...valid, ...change })).toEqual([message]);
  });
});
