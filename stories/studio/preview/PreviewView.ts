export const scenes = ['Overview', 'All states'] as const;
export const schemes = ['Light', 'Dark', 'Both'] as const;
export const densities = ['Comfortable', 'Compact'] as const;
export const widths = ['280', '360', '768', 'Full'] as const;
/** For a theme that keeps the system's font. */
export const fonts = ['Inter', 'System'] as const;

/** Settings of the preview, which are not part of the theme. */
export interface PreviewView {
  scene: (typeof scenes)[number];
  scheme: (typeof schemes)[number];
  density: (typeof densities)[number];
  /** Width of each component, in pixels. */
  width: (typeof widths)[number];
  font: (typeof fonts)[number];
}
