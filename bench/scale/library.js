const LIBRARY = new URL('../../node_modules/.bench/library/', import.meta.url);

/**
 * The package's entry `merchantry/gateway`, as `buildLibrary` has built it.
 * @returns {Promise<typeof import('../../src/gateway/index.js')>}
 */
export const loadGateway = () => import(`${LIBRARY}gateway/index.js`);

/**
 * Its entry `merchantry/sandbox`.
 * @returns {Promise<typeof import('../../src/sandbox/index.js')>}
 */
export const loadSandbox = () => import(`${LIBRARY}sandbox/index.js`);

/**
 * How a browser reads a response.
 * @returns {Promise<typeof import('../../src/service/response/parseResponse.js')>}
 */
export const loadParser = () => import(`${LIBRARY}service/response/parseResponse.js`);

/**
 * What a browser sends of a row.
 * @returns {Promise<typeof import('../../src/service/request/toWireTransaction.js')>}
 */
export const loadWire = () => import(`${LIBRARY}service/request/toWireTransaction.js`);
