import type { ThemeMode } from '@roi-insight/ui/theme';
import { isPage } from '../../.storybook/frame/isPage.ts';
import { themes, widths } from '../../.storybook/modes.ts';
import { shotName } from './shotName.ts';

/** Pictures of a story in one width. */
export interface Look {
  /** Their name, without the theme. */
  readonly name: string;
  readonly width: number;
  readonly themes: readonly [ThemeMode, ...ThemeMode[]];
  /** Shows all of the story, not only what is seen first. */
  readonly isWhole: boolean;
  /** In a palette of the system, which replaces colors. */
  readonly isForced: boolean;
}

/**
 * A story has one picture, in the light theme. The tag `both-themes` adds a dark one, where colors differ in kind: tones,
 * charts, the states of a control. A screen in its ready state has one of a dark phone and one of a light tablet too; the
 * tag `phone` adds the phone to another state. The tag `forced-colors` adds a palette of the system. A journey ends on a
 * screen that has pictures of its own.
 * @param tags its own and those of its component
 */
export function looksOf(title: string, story: string, tags: readonly string[]): readonly Look[] {
  if (title.startsWith('Journeys/') || tags.includes('no-picture')) return [];
  const isReady = tags.findLast((tag) => tag.startsWith('state:')) === 'state:ready';
  const look = (label: string, width: number, inThemes: Look['themes']): Look => ({
    name: shotName(title, story, ...(label === '' ? [] : [label])),
    width,
    themes: inThemes,
    // The pieces of a page have pictures of their own.
    isWhole: !isPage(title) || (isReady && label !== 'forced'),
    isForced: label === 'forced',
  });
  const [label, width] = isPage(title) ? ['desk', widths.desk] : ['', PIECE];
  return [
    ...(isPage(title) && (isReady || tags.includes('phone')) ? [look('phone', widths.phone, ['dark'])] : []),
    ...(isPage(title) && isReady ? [look('tablet', widths.tablet, ['light'])] : []),
    look(label, width, tags.includes('both-themes') ? themes : ['light']),
    ...(tags.includes('forced-colors') ? [look('forced', width, ['light'])] : []),
  ];
}

/** Width of a piece, in px. */
const PIECE = 1200;
