import * as fixtures from '@roi-insight/contracts/fixtures';
import { type Bridge, bridge, defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { paybackInWords, projectionInWords, stepInWords } from './bridgeText.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

function readyBridge(report: (typeof fixtures)[keyof typeof fixtures], economics = defaultEconomics): ReadyBridge {
  const outcome = bridge(report, economics);
  if (outcome.kind !== 'ready') throw new Error(outcome.reason);
  return outcome;
}

const netNote = ({ steps }: ReadyBridge) =>
  steps.filter(({ kind }) => kind === 'net').map((step) => stepInWords(step).note);

describe('a bridge in words', () => {
  it('defends what stays a gain from low to high', () => {
    const win = readyBridge(fixtures.clearWin);
    expect(netNote(win)).toEqual(['What can be defended.']);
    expect(projectionInWords(win.projection).figure).toMatch(/^\$\d/);
    expect(paybackInWords(win).figure).toMatch(/ months$/);
  });
  it('leaves open what may be a loss as well as a gain', () => {
    const open = readyBridge(fixtures.noDetectableChange);
    expect(netNote(open)).toEqual(['A loss or a gain: the data leave it open.']);
    expect(projectionInWords(open.projection).figure).toBe('Open');
    expect(paybackInWords(open).figure).toBe('Open');
  });
  it('neither defends nor pays back with hours that the team does not have', () => {
    const refused = readyBridge(fixtures.clearWin, { ...defaultEconomics, seats: 1 });
    expect(netNote(refused)).toEqual(['Nothing to defend: the headline claims more hours than the team works.']);
    expect(projectionInWords(refused.projection).figure).toBe('Refused');
    expect(paybackInWords(refused).figure).toBe('Refused');
  });
  it('says that a loss never pays', () => {
    const loss = readyBridge(fixtures.slower);
    expect(netNote(loss)).toEqual(['A loss on every reading.']);
    expect(paybackInWords(loss)).toEqual({
      figure: 'Never',
      note: 'Nothing is saved that could pay for the licenses.',
    });
  });
  it('speaks of one task as one', () => {
    const amounts = { amount: { low: 1, base: 1, high: 1 }, change: { low: 0, base: 0, high: 0 } };
    const note = (kind: 'not-completed' | 'not-measured', tasks: number) =>
      stepInWords({ kind, tasks, ...amounts }).note;
    expect(note('not-completed', 1)).toBe('1 open task has saved nothing yet.');
    expect(note('not-completed', 2)).toBe('2 open tasks have saved nothing yet.');
    expect(note('not-measured', 1)).toBe('Nothing is known about 1 task.');
  });
});
