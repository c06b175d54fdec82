// React's development build records a stack for every element, a task for every component and each
// changed property, all for developer tools: a third of what a page of these tests computes. The
// warnings, which tests do look at, stay.

Object.assign(console, { createTask: undefined, timeStamp: undefined });

const react: object = await import('react');
// React 18 keeps no such stacks.
const internals = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set() {} });
}

export {};
