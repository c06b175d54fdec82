declare module 'virtual:api' {
  const api: import('./Api.js').Api;
  export default api;
}
