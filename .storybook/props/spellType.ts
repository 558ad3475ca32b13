import {
  type Checker,
  NodeBuilderFlags,
  type Project,
  type Symbol,
  SignatureKind,
  type Type,
  type UnionType,
} from 'typescript/unstable/sync';

const SPELLING = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/** What is longer when spelled out is called by its name. */
const MAX_LENGTH = 260;

export const isOurs = (symbol: Symbol): boolean =>
  symbol.declarations.some(({ path }) => !path.includes('/node_modules/') && !path.startsWith('bundled:'));

/**
 * A type as the docs show it: the members of a union instead of its name, other types as the source calls them.
 * @param written the type in the source; undefined if it is not written there
 */
export function spellType(checker: Checker, type: Type, written: string | undefined): string {
  const text = withoutReadonly(checker.typeToString(type, undefined, SPELLING));
  const spelled =
    type.isUnionType() && !/\bReact(Node|Element)\b|\bRefObject\b/.test(text) ? spellUnion(checker, type) : text;
  return spelled.length <= MAX_LENGTH || written === undefined ? spelled : written;
}

/** Every field of the project is: saying it each time would hide the rest. */
const withoutReadonly = (text: string) => text.replaceAll(/(?<=[{;] )readonly /g, '');

/** TypeScript has the members in the order in which it met them first: what may be missing comes last. */
function spellUnion(checker: Checker, union: UnionType): string {
  const texts = union.getTypes().map((member) => {
    const text = withoutReadonly(checker.typeToString(member, undefined, SPELLING));
    return text.includes('=>') ? `(${text})` : text;
  });
  const isBoolean = texts.includes('true') && texts.includes('false');
  const members = isBoolean ? ['boolean', ...texts.filter((member) => member !== 'true' && member !== 'false')] : texts;
  const isMissing = (member: string) => member === 'null' || member === 'undefined';
  return [...members.filter((member) => !isMissing(member)), ...members.filter(isMissing)].join(' | ');
}

/** The object of this project that a prop takes, alone or in an array; undefined for anything else. */
export function objectIn({ checker }: Project, type: Type): Type | undefined {
  const present = checker.getNonNullableType(type) ?? type;
  const [item] =
    checker.isArrayType(present) && present.isTypeReference() ? checker.getTypeArguments(present) : [present];
  if (item === undefined || !item.isObjectType() || item.isTupleType()) return undefined;
  const symbol = item.getSymbol();
  return symbol !== undefined && isOurs(symbol) && checker.getSignaturesOfType(item, SignatureKind.Call).length === 0
    ? item
    : undefined;
}
