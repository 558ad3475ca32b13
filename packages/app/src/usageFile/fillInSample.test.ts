import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { expect, it, vi } from 'vitest';
import { createSessionStore } from '../storage/sessionStore.ts';
import { storedUsage, type UsageRecord } from '../storage/usage/usageRecord.ts';
import { fillInSample } from './fillInSample.ts';
import { sampleRecord } from './sampleRecord.ts';

vi.mock('./sampleRecord.ts', () => ({ sampleRecord: vi.fn() }));

const formats = createFormats(defaultBrand);

const recordFor = (onlyFor: string | null): UsageRecord => ({
  understood: { fileNames: [], sources: [], teams: [], hasEveryone: false, besideEveryone: [], onlyFor },
  usage: { sources: [] },
});

const noStorage = () => {
  throw new Error('disabled');
};

/** Starts to fill in the sample. Its usage arrives when `arrive` is called. */
function filling() {
  const sample = recordFor('https://sample.example');
  let arrive = (): void => undefined;
  vi.mocked(sampleRecord).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(sample);
    }),
  );
  const store = createSessionStore(noStorage);
  const stop = new AbortController();
  const filled = fillInSample(formats, store, 'https://sample.example', stop.signal);
  return { sample, store, stop, filled, arrive };
}

it('filling in the sample stores its usage', async () => {
  const { sample, store, filled, arrive } = filling();
  arrive();
  expect(await filled).toEqual(sample.understood);
  expect(storedUsage.read(store)).toEqual(sample);
});

it('filling in the sample keeps files that were read before the sample arrived', async () => {
  const { store, filled, arrive } = filling();
  const own = recordFor(null);
  storedUsage.write(store, own);
  arrive();
  expect(await filled).toEqual(own.understood);
  expect(storedUsage.read(store)).toEqual(own);
});

it('filling in the sample stores nothing after it was stopped', async () => {
  const { store, stop, filled, arrive } = filling();
  stop.abort();
  arrive();
  expect(await filled).toBeNull();
  expect(storedUsage.read(store)).toBeNull();
});
