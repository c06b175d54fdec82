import { describe, expect, it } from 'vitest';
import { defaultImagePolicy } from '../../../src/display/images/ImagePolicy.js';

describe('defaultImagePolicy', () => {
  it.each([
    'https://logos.example/a.png',
    'http://localhost:6006/a.png',
    'http://127.0.0.1:8080/a.png',
    'http://[::1]/a.png',
    `${location.origin}/a.png`,
  ])('loads %s, without a referrer', (url) => {
    expect(defaultImagePolicy(new URL(url))).toEqual({ src: url, referrerPolicy: 'no-referrer' });
  });

  it.each([
    'http://logos.example/a.png',
    'http://localhost.logos.example/a.png',
    'http://127.0.0.1.logos.example/a.png',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://logos.example/x',
    'file:///a.png',
    'ftp://logos.example/a.png',
  ])('does not load %s', (url) => {
    expect(defaultImagePolicy(new URL(url))).toBeNull();
  });
});
