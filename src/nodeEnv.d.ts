/** Bundlers replace `process.env.NODE_ENV`. In browsers the library has no other part of Node's types. */
declare const process: { env: { NODE_ENV?: string } };

/** The parts of Node's modules that endpoints use, on a server. */
declare module 'node:crypto' {
  interface Hmac {
    update(text: string): Hmac;
    digest(encoding: 'hex' | 'base64url'): string;
  }
  interface KeyObject {
    readonly type: string;
  }
  export function createHmac(algorithm: 'sha256', key: string | KeyObject): Hmac;
  export function createSecretKey(key: Uint8Array): KeyObject;
  export function randomBytes(size: number): import('node:buffer').Buffer;
  export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}

declare module 'node:buffer' {
  export interface Buffer extends Uint8Array {
    toString(encoding?: 'utf8' | 'base64url'): string;
  }
  export const Buffer: { from(text: string, encoding?: 'utf8' | 'base64url'): Buffer };
}
