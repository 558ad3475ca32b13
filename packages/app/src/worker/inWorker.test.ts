import { partFailedText } from '@roi-insight/report-text';
import { expect, test, vi } from 'vitest';
import { inWorker } from './inWorker.ts';
import { onPage } from './onPage.ts';

type Message = { readonly kind: 'progress' | 'done' };

function setUp() {
  const worker = Object.assign(new EventTarget(), {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: vi.fn(),
    terminate: vi.fn(),
  });
  const onMessage = vi.fn();
  const stop = inWorker<string, Message>(() => worker)('job', onMessage);
  return {
    worker,
    onMessage,
    stop,
    send: (data: Message) => worker.dispatchEvent(new MessageEvent('message', { data })),
  };
}

test('a worker gets its job, and is terminated after the final message', () => {
  const { worker, onMessage, send } = setUp();
  expect(worker.postMessage).toHaveBeenCalledWith('job');
  send({ kind: 'progress' });
  expect(worker.terminate).not.toHaveBeenCalled();
  send({ kind: 'done' });
  expect(worker.terminate).toHaveBeenCalledOnce();
  expect(onMessage.mock.calls).toEqual([[{ kind: 'progress' }], [{ kind: 'done' }]]);
});

test('a job fails if the code of its worker cannot be fetched', () => {
  const { worker, onMessage } = setUp();
  worker.dispatchEvent(new Event('error'));
  expect(onMessage).toHaveBeenCalledWith({ kind: 'failed', message: partFailedText });
});

test('stopping a job terminates its worker', () => {
  const { worker, stop } = setUp();
  stop();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test('a job on the page runs step by step until it is stopped or throws', () => {
  vi.useFakeTimers();
  try {
    const onMessage = vi.fn();
    const start = onPage<number, number>(function* steps(from) {
      yield from;
      yield from + 1;
      throw new Error('the third step fails');
    }, 'It failed.');
    const stop = start(1, onMessage);
    vi.advanceTimersToNextTimer();
    stop();
    vi.runAllTimers();
    expect(onMessage.mock.calls).toEqual([[1]]);
    start(5, onMessage);
    vi.runAllTimers();
    expect(onMessage.mock.calls.slice(1)).toEqual([[5], [6], [{ kind: 'failed', message: 'It failed.' }]]);
  } finally {
    vi.useRealTimers();
  }
});
