import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { API, type Project, SignatureKind, type Symbol, SymbolFlags, type Type } from 'typescript/unstable/sync';
import type { Node, TypeNode } from 'typescript/unstable/ast';
import { isPropertySignatureDeclaration, isTypeReferenceNode } from 'typescript/unstable/ast/is';
import type { ComponentProps, Prop } from './Prop.ts';
import { isOurs, objectIn, spellType } from './spellType.ts';

/** An object with more fields is described on a page of its own, if at all. */
const MAX_FIELDS = 14;

/** Reads from the types what the components of story files take. Holds a process of the compiler: close it. */
export class PropsReader {
  readonly #api: API;
  readonly #project: Project;

  /** @param config a tsconfig.json that includes the stories */
  constructor(config: string) {
    this.#api = new API({ cwd: dirname(config) });
    const [project] = this.#api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (project === undefined) throw new Error(`${config} cannot be read.`);
    this.#project = project;
  }

  close(): void {
    this.#api.close();
  }

  /** What the component of a story file takes; null if the file names none. */
  read(storyFile: string): ComponentProps | null {
    const { checker } = this.#project;
    const at = readFileSync(storyFile, 'utf8').search(/(?<=\bcomponent: )[A-Z]/);
    const component = at === -1 ? undefined : checker.getTypeAtPosition(storyFile, at);
    const [signature] = component === undefined ? [] : checker.getSignaturesOfType(component, SignatureKind.Call);
    if (signature === undefined) return null;
    const type = signature.getParameters().length === 0 ? undefined : checker.getParameterType(signature, 0);
    const symbols = type === undefined ? [] : checker.getPropertiesOfType(type);
    const defaults = this.#defaults(signature.declaration?.path);
    const own = symbols.filter((symbol) => isOurs(symbol) && symbol.name !== 'key');
    return {
      props: own.map((symbol) => this.#prop(symbol, defaults)),
      passesOn: symbols.some((symbol) => !isOurs(symbol)),
    };
  }

  #prop(symbol: Symbol, defaults: ReadonlyMap<string, string> | null): Prop {
    const { checker } = this.#project;
    const type = checker.getTypeOfSymbol(symbol);
    const required = (symbol.flags & SymbolFlags.Optional) === 0;
    const spelled = type === undefined ? '' : spellType(checker, type, this.#written(symbol)?.getText());
    return {
      name: symbol.name,
      type: required ? spelled : spelled.replace(/ \| undefined\b/, '').replace(/^\((.*)\)$/, '$1'),
      required,
      description: this.#description(symbol, type),
      defaultValue: defaults?.get(symbol.name) ?? null,
      // Fields of fields would be a reference of the whole report.
      fields: type === undefined || defaults === null ? [] : this.#fields(type),
    };
  }

  /** The sentence above a prop, or else the one above its type. */
  #description(symbol: Symbol, type: Type | undefined): string {
    const { checker } = this.#project;
    const present = type === undefined ? undefined : checker.getNonNullableType(type);
    const reference = this.#reference(symbol);
    const written = reference && checker.getSymbolAtLocation(reference);
    const alias = written && (written.flags & SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(written) : written;
    const named = [symbol, alias, present?.getAliasSymbol(), present?.getSymbol()];
    const texts = named.map((each) => (each && isOurs(each) ? each.getDocumentationComment(checker) : ''));
    return (texts.find((text) => text !== '') ?? '').replaceAll(/\s+/g, ' ').trim();
  }

  /** The type of a prop as its source writes it. */
  #written(symbol: Symbol): TypeNode | undefined {
    const declaration = symbol.valueDeclaration?.resolve(this.#project);
    return declaration !== undefined && isPropertySignatureDeclaration(declaration) ? declaration.type : undefined;
  }

  /** The name that the type of a prop has in its source, if it is one. */
  #reference(symbol: Symbol): Node | undefined {
    const written = this.#written(symbol);
    return written !== undefined && isTypeReferenceNode(written) ? written.typeName : undefined;
  }

  #fields(type: Type): readonly Prop[] {
    const object = objectIn(this.#project, type);
    const symbols = object === undefined ? [] : this.#project.checker.getPropertiesOfType(object);
    return symbols.length > MAX_FIELDS ? [] : symbols.map((symbol) => this.#prop(symbol, null));
  }

  /** What a component takes when a prop is left out: `{ size = 'md' }` in its parameters. */
  #defaults(path: string | undefined): ReadonlyMap<string, string> {
    const source = path === undefined || path.includes('/node_modules/') ? '' : readFileSync(path, 'utf8');
    const [, parameters = ''] = /^export function [A-Z]\w*(?:<[^(]*>)?\(\{([^]*?)\}[:)]/m.exec(source) ?? [];
    return new Map(
      [...parameters.matchAll(/(\w+) = ('[^']*'|[^,\n]+)/g)].map(([, name = '', value = '']) => [name, value]),
    );
  }
}
