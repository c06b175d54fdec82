/** As much of JSON Schema as the documents use. */
export interface Schema {
  $ref?: string;
  type?: string;
  const?: string;
  enum?: readonly string[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | false;
}

const PRIMITIVES: Record<string, string> = {
  string: 'string',
  boolean: 'boolean',
  number: 'number',
  integer: 'number',
};

/** A schema as a type of TypeScript. */
function typeOf(schema: Schema): string {
  const { $ref, type = '', const: only, enum: values, oneOf, items, properties } = schema;
  if ($ref) return $ref.split('/').at(-1) ?? '';
  if (only !== undefined) return JSON.stringify(only);
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ');
  if (oneOf) return oneOf.map(typeOf).join(' | ');
  if (items) return `readonly (${typeOf(items)})[]`;
  if (properties) {
    const isRequired = (name: string) => schema.required?.includes(name);
    const members = Object.entries(properties).map(
      ([name, member]) => `${name}${isRequired(name) ? '' : '?'}: ${typeOf(member)};`,
    );
    return `{ ${members.join(' ')} }`;
  }
  if (schema.additionalProperties) {
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`;
  }
  return PRIMITIVES[type] ?? 'unknown';
}

/** A module that exports every schema as a type. */
export const toModule = (schemas: Record<string, Schema>): string =>
  Object.entries(schemas)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema)};\n`)
    .join('');
