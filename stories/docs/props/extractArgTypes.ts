import propTypes from 'virtual:prop-types';
import type { ArgTypes, InputType } from 'storybook/internal/types';
import type { PropFacts } from './PropFacts.js';

interface Component {
  displayName?: string;
  name?: string;
  __docgenInfo?: { displayName?: string };
}

/**
 * The rows of a component's table of props, with the types of its source. Storybook's own reader
 * says "union" for all that may be undefined.
 */
export function extractArgTypes(component: Component | undefined): ArgTypes | null {
  const name = component?.__docgenInfo?.displayName ?? component?.displayName ?? component?.name;
  const props = propTypes[`${name}Props`];
  if (!props) return null;
  return Object.fromEntries(
    Object.entries(props).map(([prop, facts]) => [prop, { name: prop, ...toArgType(facts) }]),
  ) as ArgTypes;
}

function toArgType({ type, required, description, values, ...facts }: PropFacts): InputType {
  const table = {
    type: { summary: type },
    ...(facts.default !== undefined && { defaultValue: { summary: facts.default } }),
  };
  const base = { description, table };
  if (values) {
    return { ...base, type: { name: 'enum', value: [...values], required }, options: [...values] };
  }
  if (type === 'boolean' || type === 'number' || type === 'string') {
    return { ...base, type: { name: type, required } };
  }
  if (type.includes('=>')) return { ...base, type: { name: 'function', required } };
  // Nobody writes a record as JSON: stories that have a choice of them say so.
  return { ...base, type: { name: 'other', value: type, required }, control: false };
}
