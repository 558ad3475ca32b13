import { expect, it, vi } from 'vitest';
import { lazyModule } from './lazyModule.ts';

it('a module is fetched once and kept', async () => {
  const fetchModule = vi.fn(async () => 'module');
  const lazy = lazyModule(fetchModule);
  expect(lazy.current()).toBeNull();
  await expect(lazy.load()).resolves.toBe('module');
  expect(lazy.current()).toBe('module');
  await lazy.load();
  expect(fetchModule).toHaveBeenCalledOnce();
});

it('a module is fetched again after a failed attempt', async () => {
  const lazy = lazyModule(vi.fn(async () => 'module').mockRejectedValueOnce(new Error('no connection')));
  await expect(lazy.load()).rejects.toThrow('no connection');
  expect(lazy.current()).toBeNull();
  await lazy.load();
  expect(lazy.current()).toBe('module');
});
