import { describe, expect, test } from 'vitest';
import { setUpAnalysis } from '../../test/setUpAnalysis.ts';

const { submission, settled } = setUpAnalysis();

describe('the report before a run', () => {
  const previous = {
    dashboardData: '{"report":1}',
    tickets: '[]',
    available: '{}',
    formData: '{"projectName":"OLD"}',
  };
  const itemsOf = (storage: Storage) =>
    Object.fromEntries(Object.keys(previous).map((key) => [key, storage.getItem(key)]));

  /** Starts a run while a report is stored. */
  async function startOver() {
    const run = setUpAnalysis();
    for (const [key, text] of Object.entries(previous)) run.storage.setItem(key, text);
    run.analysis.start(submission);
    await settled();
    return run;
  }

  const fail = async ({ calls }: ReturnType<typeof setUpAnalysis>) => {
    calls.at(-1)?.respond({ kind: 'failed', failure: { kind: 'interrupted' } });
    await settled();
  };

  test('is restored after the run is canceled', async () => {
    const { analysis, storage } = await startOver();
    expect(storage.getItem('dashboardData')).toBeNull();
    analysis.cancel();
    expect(analysis.state()).toEqual({ kind: 'canceled', hasPrevious: true });
    expect(itemsOf(storage)).toEqual(previous);
    expect(analysis.draft()).toBe(submission.values);
  });

  test('is removed by a failure, and restored on request', async () => {
    const run = await startOver();
    const { analysis, storage } = run;
    await fail(run);
    expect(storage.length).toBe(0);
    expect(analysis.state()).toMatchObject({ kind: 'failed', hasPrevious: true });
    analysis.keepPrevious();
    expect(analysis.state()).toEqual({ kind: 'idle' });
    expect(itemsOf(storage)).toEqual(previous);
  });

  test('is offered again if the next run also fails or is canceled', async () => {
    const run = await startOver();
    const { analysis, storage } = run;
    await fail(run);
    analysis.dismiss();
    analysis.start(submission);
    await settled();
    await fail(run);
    expect(analysis.state()).toMatchObject({ hasPrevious: true });
    analysis.start(submission);
    analysis.cancel();
    expect(itemsOf(storage)).toEqual(previous);
  });

  test('is forgotten when the next report is ready', async () => {
    const { analysis, calls, storage } = await startOver();
    calls[0]?.respond({ kind: 'succeeded', text: '{"report":2}' });
    await settled();
    analysis.start(submission);
    analysis.cancel();
    expect(storage.getItem('dashboardData')).toBe('{"report":2}');
  });
});

describe.each([
  ['the inputs of the net value', 'economics', '{"enteredEngineerCost":200000}'],
  ['the names that were entered', 'names', '{"company":"Acme GmbH"}'],
])('%s', (_, key, entered) => {
  /** Starts a run while a report on this project is stored, with what the reader entered. */
  async function startAfter(projectName: string) {
    const run = setUpAnalysis();
    const form = { jiraUrl: submission.values.jiraUrl, projectName };
    const items = { dashboardData: '{}', [key]: entered, formData: JSON.stringify(form) };
    for (const [name, text] of Object.entries(items)) run.storage.setItem(name, text);
    run.analysis.start(submission);
    await settled();
    return run;
  }

  test('are removed with the report on another project, and restored with it', async () => {
    const { analysis, storage } = await startAfter('OTHER');
    expect(storage.getItem(key)).toBeNull();
    analysis.cancel();
    expect(storage.getItem(key)).toBe(entered);
  });

  test('are kept by another analysis of the same project, even if its first attempt fails', async () => {
    const { analysis, calls, storage } = await startAfter('aur');
    expect(storage.getItem(key)).toBe(entered);
    calls[0]?.respond({ kind: 'failed', failure: { kind: 'interrupted' } });
    await settled();
    expect(storage.getItem(key)).toBeNull();
    analysis.start(submission);
    expect(storage.getItem(key)).toBe(entered);
  });
});
