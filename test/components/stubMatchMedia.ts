/** jsdom has no `matchMedia`: every query is answered no. */
export function stubMatchMedia(): void {
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
