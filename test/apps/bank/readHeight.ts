/** `?height=600` in the address makes the list its own scroller; without it the page scrolls. */
export function readHeight(): number | undefined {
  const height = new URLSearchParams(location.search).get('height');
  return height === null ? undefined : Number(height);
}
