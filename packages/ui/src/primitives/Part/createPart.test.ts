import { expect, it, vi } from 'vitest';
import { createPart } from './createPart.ts';

it('fetches the piece once, and has it from then on', async () => {
  const load = vi.fn(async () => 'piece');
  const part = createPart(load);
  expect(part.here()).toBeNull();
  await expect(part.fetch()).resolves.toBe('piece');
  expect(part.here()).toBe('piece');
  await part.fetch();
  expect(load).toHaveBeenCalledOnce();
});

it('tries again after a fetch that failed', async () => {
  const load = vi.fn(async () => 'piece').mockRejectedValueOnce(new Error('no connection'));
  const part = createPart(load);
  await expect(part.fetch()).rejects.toThrow('no connection');
  expect(part.here()).toBeNull();
  await part.fetch();
  expect(part.here()).toBe('piece');
});
