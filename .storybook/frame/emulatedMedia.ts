import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';

type StylisPlugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];
type Element = Parameters<StylisPlugin>[0];

/** Settings of an emulated system, by media feature: 'reduce' for 'prefers-reduced-motion'. */
export type MediaOverrides = Readonly<Record<string, string>>;

/** One feature of a media query: '(prefers-reduced-motion: reduce)'. */
const FEATURE = /\(\s*([\w-]+)\s*(?::\s*([\w-]+)\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: 0px)';
/** Values for which the media query `(feature)` is false. */
const NOTHING = new Set(['no-preference', 'none']);

/** A media query with the result that the original query has on a system with these settings. */
export function overridden(query: string, overrides: MediaOverrides): string {
  return query.replaceAll(FEATURE, (whole, feature: string, value?: string) => {
    const set = overrides[feature];
    if (set === undefined) return whole;
    return (value === undefined ? !NOTHING.has(set) : set === value) ? ALWAYS : NEVER;
  });
}

const askSystem = globalThis.matchMedia;

/** From now on, scripts see these settings. */
export function emulateMedia(overrides: MediaOverrides): void {
  globalThis.matchMedia =
    Object.keys(overrides).length === 0
      ? askSystem
      : (query) => askSystem.call(globalThis, overridden(query, overrides));
}

const TOKEN = /var\(--roi-color-\w+(?:[^()]|\([^()]*\))*\)/g;

/**
 * A declaration in the palette of the system: text, edges and surfaces get the palette's colors, and drawings keep
 * their own colors.
 */
export function inPalette(property: string, value: string): string {
  if (property.endsWith('shadow')) return 'none';
  if (property.startsWith('background')) return value.replaceAll(TOKEN, 'Canvas');
  if (!/^(color$|border|outline|text-decoration)/.test(property)) return value;
  return value.replaceAll(TOKEN, 'CanvasText').replaceAll('transparent', 'CanvasText');
}

const parts = ({ children }: Element): readonly Element[] => (typeof children === 'string' ? [] : children);

const known = new Map<string, StylisPlugin[]>();

/**
 * Plugins that write the library's styles for a system with these settings. If there are no settings, there are no
 * plugins. Other style sheets need no plugins, because they contain no media queries.
 */
export function mediaPlugins(overrides: MediaOverrides): StylisPlugin[] {
  const key = JSON.stringify(overrides);
  const plugins = known.get(key) ?? (key === '{}' ? [] : [mediaPlugin(overrides)]);
  known.set(key, plugins);
  return plugins;
}

function mediaPlugin(overrides: MediaOverrides): StylisPlugin {
  const isForcing = overrides['forced-colors'] === 'active';
  /** The rules that the theme itself has for the palette of a system. These rules stay unchanged. */
  const meant = new WeakSet<Element>();
  const mean = (element: Element): void => {
    meant.add(element);
    for (const part of parts(element)) mean(part);
  };
  const plugin: StylisPlugin = (element) => {
    if (element.type === '@media') {
      if (element.value.includes('forced-colors')) mean(element);
      element.value = overridden(element.value, overrides);
    } else if (element.type === 'decl' && isForcing && !meant.has(element)) {
      const [property, value] = [String(element.props), String(element.children)];
      element.return = `${property}:${inPalette(property, value)};`;
    }
  };
  // styled-components distinguishes the styles of different plugins by their names.
  return Object.defineProperty(plugin, 'name', { value: `media ${JSON.stringify(overrides)}` });
}
