import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ThemeRoot } from '../theme/index.ts';
import { everyPrimitive, primitiveNames } from './everyPrimitive.tsx';

it('the list contains every primitive', () => {
  expect(Object.keys(everyPrimitive).toSorted()).toEqual(primitiveNames.toSorted());
});

describe('outside of ThemeRoot', () => {
  // Loads the modules again, because they remember warnings until the page is closed.
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.restoreAllMocks());

  it('every primitive warns once', async () => {
    const fresh = await import('./everyPrimitive.tsx');
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const rendered = Object.entries(fresh.everyPrimitive).map(([name, element]) => (
      <div key={name}>
        {element({})}
        {element({})}
      </div>
    ));
    renderToStaticMarkup(rendered);
    const warned = log.mock.calls.map(([text]) => /^<(\w+)> is outside ThemeRoot/.exec(String(text))?.[1]);
    expect(warned.toSorted()).toEqual(primitiveNames.toSorted());
  });
});

it('primitives inside of ThemeRoot do not warn', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const elements = Object.entries(everyPrimitive).map(([name, element]) => <div key={name}>{element({})}</div>);
  renderToStaticMarkup(<ThemeRoot mode="light">{elements}</ThemeRoot>);
  expect(log.mock.calls).toEqual([]);
  log.mockRestore();
});
