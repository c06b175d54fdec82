import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Separate from the root configuration, which builds the library and starts test browsers. */
export default defineConfig({
  plugins: [react()],
  // Browsers with `light-dark()`. Its fallback would follow the system instead of the toolbar.
  build: { target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
});
