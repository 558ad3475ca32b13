import type { ThemeMode } from '@roi-insight/ui/theme';
import { isPage } from '../../.storybook/frame/isPage.ts';
import { themes, widths } from '../../.storybook/modes.ts';
import { shotName } from './shotName.ts';

/** The pictures of a story in one width. */
export interface Look {
  /** The name of the pictures, without the theme. */
  readonly name: string;
  readonly width: number;
  readonly themes: readonly [ThemeMode, ...ThemeMode[]];
  /** Shows the whole story, not only the first window of it. */
  readonly isWhole: boolean;
  /** Uses a palette of the system, which replaces colors. */
  readonly isForced: boolean;
}

/**
 * The pictures of a story. The default is one picture in the light theme. The tag `both-themes` adds a dark picture,
 * for tones, charts and the states of a control. A screen in its ready state also has a dark picture on a phone and a
 * light picture on a tablet; the tag `phone` adds the picture on a phone to another state. The tag `forced-colors`
 * adds a picture with a palette of the system. A journey has no pictures, because its last screen has pictures of its
 * own.
 * @param tags the tags of the story and its component
 */
export function looksOf(title: string, story: string, tags: readonly string[]): readonly Look[] {
  if (title.startsWith('Journeys/') || tags.includes('no-picture')) return [];
  const isReady = tags.findLast((tag) => tag.startsWith('state:')) === 'state:ready';
  const look = (label: string, width: number, inThemes: Look['themes']): Look => ({
    name: shotName(title, story, ...(label === '' ? [] : [label])),
    width,
    themes: inThemes,
    // Other pictures of a page end at the height of the window, because the parts of the page have their own pictures.
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

/** Width of a picture that does not show a page, in px. */
const PIECE = 1200;
