import * as fixtures from '@roi-insight/contracts/fixtures';
import { type Bridge, bridge, defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { paybackInWords, projectionInWords, stepInWords } from './bridgeInWords.ts';

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

function readyBridge(report: (typeof fixtures)[keyof typeof fixtures]): ReadyBridge {
  const outcome = bridge(report, defaultEconomics);
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
  it('says that a loss never pays', () => {
    const loss = readyBridge(fixtures.slower);
    expect(netNote(loss)).toEqual(['A loss on every reading.']);
    expect(paybackInWords(loss)).toEqual({
      figure: 'Never',
      note: 'Nothing is saved that could pay for the licences.',
    });
  });
});
