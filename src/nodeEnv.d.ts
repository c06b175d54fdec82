/** Bundlers replace `process.env.NODE_ENV`. The library has no other part of Node's types. */
declare const process: { env: { NODE_ENV?: string } };
