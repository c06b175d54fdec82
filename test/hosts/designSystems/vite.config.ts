import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        'index.html',
        'mui.html',
        'tailwind.html',
        'radix.html',
        'classes.html',
        'element.html',
        'dialogs.html',
      ],
    },
  },
});
