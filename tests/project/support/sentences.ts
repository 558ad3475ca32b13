import { type ESTree, parseSync, Visitor } from 'vite';

/** A text in code that reads like a sentence, and its line. `…` replaces inserted values. */
export interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** The sentences in `code`, TypeScript with or without JSX, except messages of errors, which only programmers see. */
export function findSentences(code: string, file = 'module.tsx'): readonly Sentence[] {
  const { program } = parseSync(file, code);
  const errors: ESTree.Span[] = [];
  const texts: (ESTree.Span & { readonly text: string })[] = [];
  const readChildren = ({ start, end, children }: ESTree.JSXElement | ESTree.JSXFragment) =>
    texts.push({ start, end, text: textOf(children) });
  new Visitor({
    NewExpression: (node) => {
      if (code.slice(node.callee.start, node.callee.end).endsWith('Error')) errors.push(node);
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Super') errors.push(node);
    },
    Literal: ({ start, end, value }) => {
      if (typeof value === 'string') texts.push({ start, end, text: value });
    },
    TemplateLiteral: ({ start, end, quasis }) => {
      texts.push({ start, end, text: quasis.map(({ value }) => value.cooked ?? '').join('…') });
    },
    JSXElement: readChildren,
    JSXFragment: readChildren,
  }).visit(program);
  return texts
    .filter(({ text, start }) => isSentence(text) && !errors.some((error) => error.start < start && start < error.end))
    .map(({ text, start }) => ({ text, line: code.slice(0, start).split('\n').length }));
}

/** The text between two tags; `…` replaces elements and expressions. */
function textOf(children: readonly ESTree.JSXChild[]): string {
  const parts = children.map((child) => {
    if (child.type === 'JSXText') return child.value;
    const isSpace =
      child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal' && child.expression.value === ' ';
    return isSpace ? ' ' : '…';
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a text reads like a sentence: it has at least four words, a capital letter or value at the start, and either a period at the end or an article. */
function isSentence(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const spoken = words.filter((word) => /\p{L}{2}/u.test(word));
  return /^(?:\p{Lu}|…)/u.test(text) && words.length >= 4 && spoken.length >= 2 && /\.$| (?:the|an?) /.test(text);
}
