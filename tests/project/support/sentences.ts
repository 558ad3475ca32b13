import { type ESTree, parseSync, Visitor } from 'vite';

/** A text in code that reads like a sentence, and its line. `…` replaces inserted values. */
export interface Sentence {
  readonly line: number;
  readonly text: string;
}

/** The sentences in `code`, except messages of errors, which only programmers see. */
export function findSentences(code: string): readonly Sentence[] {
  const { program } = parseSync('module.ts', code);
  const errors: ESTree.Span[] = [];
  const texts: (ESTree.Span & { readonly text: string })[] = [];
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
  }).visit(program);
  return texts
    .filter(({ text, start }) => isSentence(text) && !errors.some((error) => error.start < start && start < error.end))
    .map(({ text, start }) => ({ text, line: code.slice(0, start).split('\n').length }));
}

/** At least four words that begin with a capital letter or a value, and end with a period or contain an article. */
function isSentence(text: string): boolean {
  return /^(?:\p{Lu}|…)/u.test(text) && text.trim().split(/\s+/).length >= 4 && /\.$| (?:the|an?) /.test(text);
}
