declare module 'virtual:prop-types' {
  const types: import('./PropFacts.js').PropTypes;
  export default types;
}
