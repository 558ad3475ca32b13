import type { Progress } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { teamProgress } from './teamProgress.ts';

function recorded(names: readonly string[]) {
  const lines: string[] = [];
  const progress = teamProgress(names, ({ stage, done, team }) =>
    lines.push(`${team ? `${team.name} ${team.number}/${team.of} ` : ''}${stage} ${done}`),
  );
  const read = (index: number, done: number) => progress(index).report(reading(done));
  return { lines, progress, read };
}

const reading = (done: number): Progress => ({ stage: 'reading', done, total: 9 });

it('progress names no team number if there is a single team', () => {
  const { lines, progress, read } = recorded(['A']);
  read(0, 1);
  progress(0).end();
  read(0, 2);
  expect(lines).toEqual(['reading 1', 'reading 2']);
});

it('progress follows the first of the teams that are being read', () => {
  const { lines, progress, read } = recorded(['A', 'B', 'C', 'D']);
  read(0, 1);
  progress(0).end();
  read(1, 2);
  read(2, 3);
  read(2, 4);
  read(1, 5);
  progress(1).end();
  progress(3).end();
  read(2, 6);
  progress(2).end();
  read(3, 9);
  expect(lines).toEqual([
    'A 1/4 reading 1',
    'B 2/4 reading 2',
    'B 2/4 reading 5',
    'C 3/4 reading 4',
    'C 3/4 reading 6',
    'D 4/4 reading 9',
  ]);
});
