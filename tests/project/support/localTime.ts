import { type ESTree, parseSync, Visitor } from 'vite';

/**
 * Members of Date and of the environment that depend on the machine's time zone. `toLocaleString` may be a member of
 * Date.
 */
const LOCAL_MEMBER =
  /^(?:[gs]et(?:FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|to(?:Date|Time)String|toLocale(?:Date|Time)?String|TZ)$/;

/** Libraries that compute local dates or write local time into files. */
const LOCAL_LIBRARY = /^(?:date-fns|react-day-picker|jspdf)(?:\/|$)/;

/** A time without a zone, such as '2025-08-25T00:00', which Date interprets as local time. */
const LOCAL_MOMENT = /T\d\d:\d\d(?!.*(?:Z|[+-]\d\d:?\d\d)$)/;

/** A quick check: code that matches none of these does not use local time. */
const MAYBE_LOCAL =
  /\bDate[.(]|DateTimeFormat|date-fns|react-day-picker|jspdf|\bTZ\b|\.[gs]et[A-Z]\w+\(|\.to\w+String\b/;

/** Expressions in `code` whose result depends on the time zone. */
export function localTimeUses(code: string): readonly string[] {
  if (!MAYBE_LOCAL.test(code)) return [];
  const { program, module } = parseSync('module.tsx', code);
  const found = module.staticImports
    .filter(({ entries, moduleRequest }) => LOCAL_LIBRARY.test(moduleRequest.value) && !entries.every((e) => e.isType))
    .map(({ start, end }) => ({ start, end }));
  const check = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const { callee } = node;
    const text = code.slice(callee.start, callee.end);
    const isLocal =
      (text === 'Date' && node.type === 'NewExpression' && node.arguments.length > 1) ||
      (/^Date(?:\.parse)?$/.test(text) && LOCAL_MOMENT.test(lastText(code, node.arguments[0]))) ||
      (text === 'Intl.DateTimeFormat' && !hasTimeZone(node.arguments[1]));
    if (isLocal) found.push(node);
  };
  new Visitor({
    CallExpression: check,
    NewExpression: check,
    MemberExpression: (node) => {
      if (node.property.type === 'Identifier' && LOCAL_MEMBER.test(node.property.name)) found.push(node);
    },
  }).visit(program);
  return found.map(({ start, end }) => code.slice(start, end));
}

function lastText(code: string, node: ESTree.Argument | undefined): string {
  return node?.type === 'Literal' || node?.type === 'TemplateLiteral' ? code.slice(node.start + 1, node.end - 1) : '';
}

function hasTimeZone(options: ESTree.Argument | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'timeZone',
    )
  );
}
