import babel from '@rolldown/plugin-babel';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const compiler = process.env.REACT_COMPILER ? [babel({ presets: [reactCompilerPreset()] })] : [];

export default defineConfig({
  plugins: [react(), ...compiler],
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'copies.html'] },
  },
});
