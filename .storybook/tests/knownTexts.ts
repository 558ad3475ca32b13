/** Marks an element whose text must be checked. The browser reports the fonts of only one element at a time, so only few elements are marked. */
export const UNKNOWN_TEXT = 'data-unknown-text';

/** Texts in their fonts that were already checked on this page. */
const known = new Set<string>();

/**
 * Elements whose text is not in the page's text nodes, such as typed text and the numbers of lists. File inputs are
 * missing here, because the browser chooses their words.
 */
const DRAWS_TEXT = 'input:not([type=file]), textarea, select, li, summary';
/** Elements that contain a document of their own. */
const FOREIGN = 'iframe, object, embed';
/** Values of `content` for a `::before` that has no text. */
const NO_TEXT = new Set(['', 'none', 'normal', '""']);

/** Selectors of elements before or after which a style sheet adds text. */
function selectorsOfGeneratedText(rules: CSSRuleList): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule))
      return selectorsOfGeneratedText(rule.cssRules);
    if (!(rule instanceof CSSStyleRule) || NO_TEXT.has(rule.style.content)) return [];
    return rule.selectorText.replaceAll(/(^|[\s,>+~])::?(before|after)/g, '$1*').replaceAll(/::?(before|after)/g, '');
  });
}

function elementsWithText(): readonly Element[] {
  const all = [...document.body.querySelectorAll('*')];
  if (all.some((element) => element.shadowRoot !== null || element.matches(FOREIGN)))
    throw new Error('Fonts inside of a shadow root or another document are not looked at.');
  const generated = [...document.styleSheets].flatMap(({ cssRules }) => selectorsOfGeneratedText(cssRules));
  const drawsText = [DRAWS_TEXT, ...generated].join();
  return all.filter(
    (element) =>
      ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE) || element.matches(drawsText)) &&
      // Text that has no layout gets no font from the browser, so it stays unknown.
      element.checkVisibility({ contentVisibilityAuto: true }),
  );
}

/** Everything that decides which font the browser chooses for the text of an element. */
function textInFont(element: Element): string {
  const { fontFamily, fontStyle, fontWeight, fontStretch, textTransform, listStyleType } = getComputedStyle(element);
  const language = element.closest('[lang]')?.getAttribute('lang');
  const texts = [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''));
  const font = [fontFamily, fontStyle, fontWeight, fontStretch, textTransform, language];
  const drawn = element.matches(DRAWS_TEXT) ? [element.tagName, listStyleType, ...typed(element)] : [];
  const generated = ['::before', '::after'].map((part) => {
    const { content, fontFamily: family } = getComputedStyle(element, part);
    return NO_TEXT.has(content) ? '' : [content, family];
  });
  return JSON.stringify([font, texts, drawn, generated]);
}

function typed(element: Element): readonly string[] {
  if (element instanceof HTMLSelectElement) return [...element.selectedOptions].map(({ label }) => label);
  if (element instanceof HTMLTextAreaElement) return [element.value, element.placeholder];
  return element instanceof HTMLInputElement ? [element.type, element.value, element.placeholder] : [];
}

/** Marks all texts of the page that are not known yet, and searches them. If the search finds nothing, these texts become known. */
export async function inUnknownTexts(find: () => Promise<readonly string[]>): Promise<readonly string[]> {
  // Repeats the search, because parts such as charts may be redrawn meanwhile.
  for (;;) {
    const texts = new Map(elementsWithText().map((element) => [element, textInFont(element)]));
    for (const [element, text] of texts) if (known.has(text)) texts.delete(element);
    if (texts.size === 0) return [];
    for (const element of texts.keys()) element.setAttribute(UNKNOWN_TEXT, '');
    const found = await find();
    for (const element of texts.keys()) element.removeAttribute(UNKNOWN_TEXT);
    if (found.length > 0) return found;
    for (const [element, text] of texts) if (element.isConnected && textInFont(element) === text) known.add(text);
  }
}
