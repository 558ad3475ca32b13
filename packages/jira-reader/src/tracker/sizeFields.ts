import { MAX_SCOPE_NAME_LENGTH } from '@roi-insight/contracts';
import { type JsonObject, objectOf, ORIGINAL_ESTIMATE, type SizeField, textOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';
import { LIMITS } from '../http/readJson.ts';
import { closestNames } from './closestNames.ts';
import type { NamedSizeField, Project } from './tracker.ts';

/** Maximum number of fields that a failure names. */
const MAX_NAMED = 5;

interface Field {
  readonly id: string;
  readonly name: string;
  readonly isNumber: boolean;
  /** Id of the only project that has the field; null if the field is for all projects. */
  readonly projectId: string | null;
}

/**
 * Finds the field that a request names, by id or name. Throws a `RequestFailure` if the project does not have the
 * field, if the field is not a number, or if several fields have the name. Another project may have its own field
 * with this name. If a project has no such field, its tickets have no size.
 */
export async function findSizeField(
  client: JiraClient,
  kind: JiraKind,
  own: Project,
  wanted: string,
): Promise<NamedSizeField> {
  const path = kind === 'cloud' ? '/rest/api/3/field' : '/rest/api/2/field';
  const fields = dataOrThrow(await client.get(path, readFields, LIMITS.list), client.base, kind);
  const [field, other] = numbersNamed(fields, wanted, own);
  if (field === undefined || other !== undefined) throw await sizeFieldFailure(fields, wanted, own);
  return {
    name: numbersNamed(fields, field.name, own).length === 1 ? field.name : field.id,
    of: (project) => asSize(numbersNamed(fields, wanted, project)[0] ?? field),
  };
}

function asSize({ id, name }: Field): SizeField {
  return id === ORIGINAL_ESTIMATE.id ? ORIGINAL_ESTIMATE : { id, name, fieldtype: 'custom', unit: 1 };
}

/** Number fields of the project with this id or name. If some of them belong to this project alone, only those. */
function numbersNamed(fields: readonly Field[], wanted: string, project: Project): readonly Field[] {
  const numbers = named(fields, wanted, project).filter(({ isNumber }) => isNumber);
  const ofProject = numbers.filter(({ projectId }) => projectId !== null);
  return ofProject.length > 0 ? ofProject : numbers;
}

/** The field with exactly this id; else the fields with exactly this name; else the fields whose id or name differs only in case. */
function named(fields: readonly Field[], wanted: string, { id: projectId }: Project): readonly Field[] {
  const known = fields.filter((field) => (field.projectId ?? projectId) === projectId);
  const folded = wanted.toLowerCase();
  const ways = [
    known.filter(({ id }) => id === wanted),
    known.filter(({ name }) => name === wanted),
    known.filter(({ id, name }) => id.toLowerCase() === folded || name.toLowerCase() === folded),
  ];
  return ways.find((found) => found.length > 0) ?? [];
}

async function sizeFieldFailure(fields: readonly Field[], wanted: string, project: Project): Promise<RequestFailure> {
  const sameName = numbersNamed(fields, wanted, project).slice(0, MAX_NAMED);
  if (sameName.length > 0) return failure('ambiguous', sameName);
  const problem = named(fields, wanted, project).length > 0 ? 'no-number' : 'unknown';
  const numbers = fields.filter((field) => field.isNumber && (field.projectId ?? project.id) === project.id);
  const close = await closestNames(
    wanted,
    numbers.map(({ id, name }) => ({ key: id, name })),
    MAX_NAMED,
  );
  return failure(
    problem,
    close.map(({ key, name }) => ({ id: key, name })),
  );
}

function failure(
  problem: 'unknown' | 'no-number' | 'ambiguous',
  fields: readonly Pick<Field, 'id' | 'name'>[],
): RequestFailure {
  return new RequestFailure({ reason: 'size-field', problem, fields: fields.map(({ id, name }) => ({ id, name })) });
}

/** `GET /field`, sorted by id, so that the order of the list has no effect. Every Jira has fields. */
function readFields(body: unknown): readonly Field[] | null {
  if (!Array.isArray(body) || body.length === 0) return null;
  const fields = body.map((field) => readField(objectOf(field))).filter((field) => field !== null);
  return fields.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

function readField(value: JsonObject): Field | null {
  const [id, name] = [textOf(value, 'id'), textOf(value, 'name')];
  if (id === null || name === null || name.length > MAX_SCOPE_NAME_LENGTH) return null;
  return {
    id,
    name,
    // Of Jira's own number fields, only the estimate has a value before work is over. The form of an id is checked,
    // because ids become part of addresses.
    isNumber:
      id === ORIGINAL_ESTIMATE.id ||
      (/^customfield_\d{1,20}$/.test(id) && textOf(objectOf(value['schema']), 'type') === 'number'),
    projectId: textOf(objectOf(objectOf(value['scope'])['project']), 'id'),
  };
}
