import api from 'virtual:api';
import type { ArgTypes, InputType } from 'storybook/internal/types';
import type { ApiMember } from './Api.js';

interface Component {
  displayName?: string;
  name?: string;
  __docgenInfo?: { displayName?: string };
}

/** The controls of a component and their table, with the types that TypeScript sees. */
export function extractArgTypes(component: Component | undefined): ArgTypes | null {
  const name = component?.__docgenInfo?.displayName ?? component?.displayName ?? component?.name;
  const props = api[`${name}Props`]?.members;
  if (!props) return null;
  return Object.fromEntries(
    Object.entries(props).map(([prop, member]) => [prop, { name: prop, ...toArgType(member) }]),
  ) as ArgTypes;
}

function toArgType({ type, required, text, values, initial }: ApiMember): InputType {
  const table = {
    type: { summary: type },
    ...(initial !== undefined && { defaultValue: { summary: initial } }),
  };
  const base = { description: text, table };
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
