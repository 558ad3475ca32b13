import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { describe, expect, it } from 'vitest';
import { connectFormSchema } from './connectFormSchema.ts';

const ONLY_QUOTES = 'The JIRA Project Name contains only quotes or invisible characters: type the name itself';
const NOT_A_KEY = 'The JIRA API Key contains spaces or characters that no API key has: copy it again';

describe('connectFormSchema', () => {
  const schema = connectFormSchema('Copilot', createFormats(defaultBrand));
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
  it('removes white space around a text, and keeps a name in quotes', async () => {
    const typed = { email: ' a@b.co', jiraUrl: 'https://x.io ', apiKey: ' 0123456789\n', projectName: ' "A B"' };
    const comparison = [{ projectName: ' BOR ', hasAdopted: false, adopted: null }];
    expect(await schema.validate({ ...valid, ...typed, comparison })).toEqual({
      ...valid,
      projectName: '"A B"',
      comparison: [{ projectName: 'BOR', hasAdopted: false, adopted: null }],
    });
  });
  it.each([
    [{ email: 'a@' }, 'Please enter a valid email address'],
    [{ email: `a@${'x.'.repeat(1024)}io` }, 'The email address is too long: at most 2,048 characters'],
    [{ jiraUrl: 'x.io' }, 'Please enter a valid JIRA URL'],
    [{ jiraUrl: 'ftp://user:password@x.io' }, 'Please enter a valid JIRA URL'],
    [{ jiraUrl: 'https://user:password@x.io' }, 'The JIRA URL contains a user name or password: leave it out'],
    [{ jiraUrl: 'https://user@x.io' }, 'The JIRA URL contains a user name or password: leave it out'],
    [{ jiraUrl: `https://x.io/${'x'.repeat(2049)}` }, 'The JIRA URL is too long: at most 2,048 characters'],
    [{ projectName: '   ' }, 'Project name is required'],
    [{ projectName: '""' }, ONLY_QUOTES],
    [{ projectName: " ' ' " }, ONLY_QUOTES],
    [{ projectName: '\u200b' }, ONLY_QUOTES],
    [{ projectName: 'x'.repeat(2049) }, 'The JIRA Project Name is too long: at most 2,048 characters'],
    [{ apiKey: '012345678' }, 'API key must be at least 10 characters'],
    [{ apiKey: '' }, 'API key must be at least 10 characters'],
    [{ apiKey: 'a b' }, 'API key must be at least 10 characters'],
    [{ apiKey: 'a token with blanks' }, NOT_A_KEY],
    [{ apiKey: 'zero-width\u200bspace' }, NOT_A_KEY],
    [{ apiKey: 'x'.repeat(2049) }, 'The JIRA API Key is too long: at most 2,048 characters'],
    [{ launchDate: undefined }, 'Please select when you started using Copilot'],
  ])('rejects %j with a message', async (change, message) => {
    expect(await messages({ ...valid, ...change })).toEqual([message]);
  });

  it('writes its limits in the notation of the page', async () => {
    const german = connectFormSchema('Copilot', createFormats({ ...defaultBrand, locale: 'de-DE' }));
    const long = { ...valid, email: `${'a'.repeat(2048)}@b.co` };
    await expect(german.validate(long)).rejects.toThrow('The email address is too long: at most 2.048 characters');
  });

  describe('the comparison teams', () => {
    const team = (projectName: string, adopted: string | null | 'missing' = null) => ({
      projectName,
      hasAdopted: adopted !== null,
      adopted: adopted === 'missing' ? null : adopted,
    });
    const wrong = async (...comparison: object[]): Promise<Record<string, string>> =>
      schema.validate({ ...valid, projectName: '"Aurora Payments"', comparison }, { abortEarly: false }).then(
        () => ({}),
        ({ inner }: { inner: { path: string; message: string }[] }) =>
          Object.fromEntries(inner.map(({ path, message }) => [path, message])),
      );

    it('are valid if each has a name and each adopter has a day, even if rows in between are empty', async () => {
      expect(await wrong(team(''), team('Boreal'), team(' '), team('"Cinder Mobile"', '2025-06-02'))).toEqual({});
    });

    it.each([
      [[team('Boreal'), team('', '2025-06-02')], 1, "Type the project's name or key, or remove this team"],
      [[team('""')], 0, 'The name contains only quotes or invisible characters: type the name itself'],
      [[team('x'.repeat(256))], 0, 'The name is too long: at most 255 characters'],
      [[team('BOR'), team(''), team(' "bor" ')], 2, 'This project is in the list already'],
      [[team('aurora payments')], 0, 'This is the project of the report itself: name another one'],
    ])('are invalid with the names %j', async (rows, row, message) => {
      expect(await wrong(...rows)).toEqual({ [`comparison[${row}].projectName`]: message });
    });

    it('have all their errors reported together', async () => {
      expect(await wrong(team('""', 'missing'), team('BOR', 'missing'))).toEqual({
        'comparison[0].projectName': 'The name contains only quotes or invisible characters: type the name itself',
        'comparison[0].adopted': 'Pick the day on which this team adopted Copilot',
        'comparison[1].adopted': 'Pick the day on which this team adopted Copilot',
      });
    });

    it('may be missing, as in a form from an earlier version', async () => {
      expect(await schema.validate(valid)).toEqual(valid);
    });
  });
});
