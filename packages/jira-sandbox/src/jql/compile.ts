import type { Issue, Project } from '../issue.ts';
import type { Zone } from '../time.ts';
import { DATES } from './dateFields.ts';
import { JqlError } from './JqlError.ts';
import type { Clause, Condition, Operand } from './parse.ts';

/** The data on which a query is evaluated. */
export interface QueryContext {
  readonly mode: 'cloud' | 'data-center';
  readonly projects: readonly Project[];
  readonly issues: readonly Issue[];
  /** Dates in JQL are in the time zone of the requesting user. */
  readonly zone: Zone;
}

type Test = (issue: Issue) => boolean;

/** Compiles a condition to a predicate of issues. @throws JqlError for names that Jira or this sandbox does not know */
export function compile(condition: Condition, context: QueryContext): Test {
  switch (condition.kind) {
    case 'and': {
      const tests = condition.parts.map((part) => compile(part, context));
      return (issue) => tests.every((test) => test(issue));
    }
    case 'or': {
      const tests = condition.parts.map((part) => compile(part, context));
      return (issue) => tests.some((test) => test(issue));
    }
    case 'not': {
      const test = compile(condition.part, context);
      return (issue) => !test(issue);
    }
    case 'clause':
      return compileClause(condition, context);
  }
}

/** Texts that can name a value, in lower case. */
const TEXTS: Readonly<Record<string, (issue: Issue) => readonly string[]>> = {
  key: (issue) => [issue.key, issue.id],
  issuekey: (issue) => [issue.key, issue.id],
  issue: (issue) => [issue.key, issue.id],
  id: (issue) => [issue.id, issue.key],
  issuetype: (issue) => [issue.type, issue.typeId],
  type: (issue) => [issue.type, issue.typeId],
  status: (issue) => [issue.status],
  statuscategory: (issue) => CATEGORY_NAMES[issue.category] ?? ['undefined', 'no category', '1'],
  resolution: (issue) => (issue.resolution === null ? [] : [issue.resolution]),
};

const CATEGORY_NAMES: Readonly<Record<string, readonly string[]>> = {
  new: ['new', 'to do', '2'],
  indeterminate: ['indeterminate', 'in progress', '4'],
  done: ['done', 'complete', '3'],
};

function compileClause(clause: Clause, context: QueryContext): Test {
  const { field } = clause;
  if (field === 'project') return compileProject(clause, context);
  if (field === 'summary' || field === 'description') return compilePhrase(clause, field);
  const date = DATES[field];
  if (date !== undefined && !(field === 'statuscategorychangeddate' && context.mode === 'data-center')) {
    return compileDate(clause, date, context.zone);
  }
  const texts = TEXTS[field];
  if (texts !== undefined) return compileText(clause, texts);
  throw new JqlError(`Field '${field}' does not exist or you do not have permission to view it.`);
}

function compileProject(clause: Clause, { projects }: QueryContext): Test {
  const ids = new Set(
    clause.operands.map((operand) => {
      if (operand.kind !== 'value') throw unsupported(clause);
      const wanted = operand.text.toLowerCase();
      const project = projects.find(
        ({ id, key, name }) => id === wanted || key.toLowerCase() === wanted || name.toLowerCase() === wanted,
      );
      if (project === undefined) {
        throw new JqlError(`The value '${operand.text}' does not exist for the field 'project'.`);
      }
      return project.id;
    }),
  );
  const test: Test = (issue) => ids.has(issue.projectId);
  return membership(clause, test);
}

/** `summary ~ "\"a phrase\""`: the words one after another, in upper or lower case. */
function compilePhrase(clause: Clause, field: 'summary' | 'description'): Test {
  const [operand] = clause.operands;
  if (clause.operator !== '~' || operand?.kind !== 'value') throw unsupported(clause);
  const phrase = wordsOf(operand.text);
  return ({ texts }) => texts !== undefined && wordsOf(texts[field]).includes(phrase);
}

/** The words of a text, with a space around each. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

function compileText(clause: Clause, read: (issue: Issue) => readonly string[]): Test {
  const wanted = new Set<string>();
  const tests: Test[] = [(issue) => read(issue).some((text) => wanted.has(text.toLowerCase()))];
  for (const operand of clause.operands) {
    if (operand.kind === 'value') wanted.add(operand.text.toLowerCase());
    else if (operand.kind === 'empty') tests.push((issue) => read(issue).length === 0);
    else tests.push(compileFunction(operand, clause));
  }
  return membership(clause, (issue) => tests.some((test) => test(issue)));
}

function compileFunction(operand: Extract<Operand, { kind: 'function' }>, clause: Clause): Test {
  const aboutTypes = clause.field === 'issuetype' || clause.field === 'type';
  if (aboutTypes && operand.name === 'subtaskissuetypes') return (issue) => issue.subtask;
  if (aboutTypes && operand.name === 'standardissuetypes') return (issue) => !issue.subtask;
  throw new JqlError(`Unable to find JQL function '${operand.name}()'.`);
}

function membership(clause: Clause, test: Test): Test {
  switch (clause.operator) {
    case '=':
    case 'in':
    case 'is':
      return test;
    case '!=':
    case 'not in':
    case 'is not':
      return (issue) => !test(issue);
    default:
      throw unsupported(clause);
  }
}

function compileDate(clause: Clause, read: (issue: Issue) => number | null, zone: Zone): Test {
  const [operand] = clause.operands;
  if (operand?.kind === 'empty') return membership(clause, (issue) => read(issue) === null);
  if (operand?.kind !== 'value') throw unsupported(clause);
  const limit = readDate(operand.text, clause.field, zone);
  const compare = COMPARISONS[clause.operator];
  if (compare === undefined) throw unsupported(clause);
  return (issue) => {
    const value = read(issue);
    return value !== null && compare(value, limit);
  };
}

const COMPARISONS: Readonly<Partial<Record<Clause['operator'], (value: number, limit: number) => boolean>>> = {
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
};

const DATE = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?: (\d{1,2}):(\d{2}))?$/;

function readDate(text: string, field: string, zone: Zone): number {
  const [, year, month, day, hour = '0', minute = '0'] = DATE.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) {
    throw new JqlError(
      `Date value '${text}' for field '${field}' is invalid. Valid formats include: 'yyyy/MM/dd HH:mm', ` +
        `'yyyy-MM-dd HH:mm', 'yyyy/MM/dd', 'yyyy-MM-dd', or a period format e.g. '-5d', '4w 2d'.`,
    );
  }
  return zone.toInstant(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)));
}

function unsupported({ operator, field }: Clause): JqlError {
  return new JqlError(`The operator '${operator}' is not supported by the '${field}' field.`);
}
