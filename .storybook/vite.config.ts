import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own: the root's configuration builds the library and starts browsers. */
export default defineConfig({
  plugins: [react()],
  // Browsers that know `light-dark()`: lowered, it would follow the system instead of the toolbar.
  build: { target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
});
