import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A screenshot that differs from its expected picture. Paths of pictures are relative to the page. */
export interface Mismatch {
  /** 'screens-formscreen--ready', as in the address of a story. */
  readonly storyId: string;
  readonly story: string;
  /** Path of the story's file in the project. */
  readonly file: string;
  /** 'Screens/FormScreen-Ready-phone-dark'. */
  readonly shot: string;
  /** The difference, in words. */
  readonly message: string;
  readonly before: string;
  readonly after: string;
  /** Undefined if the two pictures have different sizes. */
  readonly difference: string | undefined;
}

const isPublished = process.env.STORYBOOK_URL !== undefined;
/** The workflow publishes the page beside a Storybook. Elsewhere, this is the address of `npm run storybook`. */
const storybook = process.env.STORYBOOK_URL ?? 'http://localhost:6006/';

const tokens = readFileSync(join(import.meta.dirname, '../../packages/ui/tokens/tokens.css'), 'utf8');

const styles = `
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0 auto; max-width: 112rem; padding: var(--roi-space-10) clamp(1rem, 4vw, 4rem) var(--roi-space-24); background: var(--roi-color-canvas); color: var(--roi-color-text); }
h1, h2, p, figure { margin: 0; }
a { color: var(--roi-color-accentText); text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--roi-color-focus); outline-offset: 2px; }
header p { margin-block: var(--roi-space-3) var(--roi-space-5); color: var(--roi-color-textMuted); max-width: 42rem; }
code { display: block; width: fit-content; max-width: 100%; padding: var(--roi-space-2) var(--roi-space-3); border-radius: var(--roi-radius-sm); background: var(--roi-color-surfaceSunken); font: 0.8125rem/1.5 var(--roi-fontFamily-mono); overflow-wrap: anywhere; user-select: all; }
section { margin-top: var(--roi-space-8); padding: var(--roi-space-6); border: 1px solid var(--roi-color-hairline); border-radius: var(--roi-radius-lg); background: var(--roi-color-surface); box-shadow: var(--roi-shadow-sm); }
section p { margin-block: var(--roi-space-1) var(--roi-space-4); color: var(--roi-color-textSubtle); overflow-wrap: anywhere; }
section b { color: var(--roi-color-text); font-weight: var(--roi-fontWeight-semiBold); }
figure { min-width: 0; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); align-items: start; gap: var(--roi-space-5); margin-top: var(--roi-space-5); }
figcaption { margin-bottom: var(--roi-space-2); color: var(--roi-color-textMuted); }
img { display: block; max-width: 100%; border: 1px solid var(--roi-color-hairline); border-radius: var(--roi-radius-sm); }
`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const accept = (files: readonly string[]) =>
  `<code>${escape(`npm run visual:update -- ${[...new Set(files)].join(' ')}`)}</code>`;

function figure(caption: string, picture: string | undefined): string {
  if (picture === undefined) return '';
  const src = escape(picture);
  return `<figure><figcaption class="roi-type-label">${caption}</figcaption><a href="${src}"><img src="${src}" alt="${caption}" loading="lazy"></a></figure>`;
}

/** The theme of a picture, and the name of its width if its story has several widths. */
function lookOf(shot: string) {
  const [, width, theme = 'light'] = /(?:-(phone|tablet|desk|forced))?-(light|dark)$/.exec(shot) ?? [];
  return { theme, label: width === undefined ? theme : `${width}, ${theme}` };
}

function section({ storyId, story, file, shot, message, before, after, difference }: Mismatch): string {
  const { theme, label } = lookOf(shot);
  const address = `${storybook}?path=/story/${storyId}&globals=theme:${theme}`;
  return `<section>
<h2 class="roi-type-heading"><a href="${escape(address)}">${escape(`${basename(file, '.stories.tsx')}: ${story}`)}</a></h2>
<p class="roi-type-small"><b>${label}</b> · ${escape(message)}</p>
${accept([file])}
<div class="pictures">${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div>
</section>`;
}

/** The result of the run, and how to accept it. */
function summary(mismatches: readonly Mismatch[], ran: number): string {
  if (mismatches.length === 0) return `<p>Stories that ran: ${ran}. Every screenshot is the expected one.</p>`;
  return `<p>Each story is shown with its first picture that differs; further ones are compared once that one is right. Names open Storybook${isPublished ? '' : ', which <b>npm run storybook</b> starts'}.
If all changes are intended, take the pictures again, look at them and commit them:</p>
${accept(mismatches.map(({ file }) => file))}`;
}

function titleOf(count: number): string {
  if (count === 0) return 'No story looks different';
  return count === 1 ? '1 story looks different' : `${count} stories look different`;
}

/**
 * A page for people with every screenshot that differs from its expected picture.
 * @param ran number of stories that ran, including stories that have no screenshot
 */
export function mismatchPage(mismatches: readonly Mismatch[], ran: number): string {
  const title = titleOf(mismatches.length);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${tokens}${styles}</style>
<body class="roi-type-body">
<header>
<h1 class="roi-type-title">${title}</h1>
${summary(mismatches, ran)}
</header>
${mismatches.map(section).join('\n')}
</body>
</html>
`;
}
