/** The URL to share: Storybook's own if it surrounds the frame, otherwise the frame's. */
export function studioLink(encoded: string): string {
  const url = new URL(outerAddress());
  url.searchParams.delete('args');
  // `args` is in Storybook's format, which it also reads in the frame alone.
  const args = encoded ? `${url.search ? '&' : '?'}args=theme:${encoded}` : '';
  return `${url.origin}${url.pathname}${url.search}${args}`;
}

function outerAddress(): string {
  try {
    return window.parent.location.href;
  } catch {
    // Embedded in a page of another origin.
    return window.location.href;
  }
}

/**
 * Puts the theme into the frame's own URL, so that it survives a reload of the frame alone. Does
 * nothing elsewhere.
 */
export function keepInFrame(encoded: string): void {
  const url = new URL(window.location.href);
  if (!url.pathname.endsWith('/iframe.html') || !url.searchParams.has('id')) return;
  if (encoded) url.searchParams.set('args', `theme:${encoded}`);
  else url.searchParams.delete('args');
  window.history.replaceState(window.history.state, '', url);
}
