import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import document from '../../src/http/openApi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
formats.default(ajv);
// Closes every object: a response must not have fields that the document lacks.
const close = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'properties' in value && 'type' in value
    ? { ...value, additionalProperties: false }
    : value;
ajv.addSchema({ $id: 'served', ...JSON.parse(JSON.stringify(document), close) });

/**
 * The differences between a response body and the server's OpenAPI document; [] if there are none.
 * @param operation 'POST /api/fetch-jira'
 */
export function defectsOf(
  operation: string,
  status: number | '4XX',
  body: unknown,
  mediaType = 'application/json',
): string[] {
  const [method = '', path = ''] = operation.split(' ');
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', mediaType, 'schema']
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `served#/${pointer}` });
  validate(body);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
