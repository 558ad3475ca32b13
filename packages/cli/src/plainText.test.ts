import { expect, it } from 'vitest';
import { runCli } from '../test/runCli.ts';
import { plainJson, plainText } from './plainText.ts';

it.each([
  ['\u001b]0;owned\u0007Aurora\u001b[2K', ']0;ownedAurora[2K'],
  ['\u009b31mred', '31mred'],
  ['safe\u202eexe.txt', 'safeexe.txt'],
  ['two\r\nlines\u2028and one', 'two lines and one'],
  ['Ünïcode — 日本 👍', 'Ünïcode — 日本 👍'],
])('the text %j becomes safe for a terminal', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it('JSON for a terminal keeps its meaning and has no control characters', () => {
  const value = { name: '\u001b]0;x\u0007 \u009b31m \u202e \u{e0041} ok 日本 👍' };
  const shown = plainJson(JSON.stringify(value));
  expect(JSON.parse(shown)).toEqual(value);
  expect(shown).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

it('a name in a message is shown without control characters', async () => {
  const { exitCode, stderr } = await runCli(['compare', '\u001b]0;owned\u0007.json', 'b.json']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: "]0;owned.json doesn't exist.\n" });
});
