import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? { outDir: 'dist', emptyOutDir: false, ssr: 'src/ssr.tsx', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        // One style sheet for all pages: nothing can be drawn before its style has come.
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/main.tsx' },
      },
  ssr: { noExternal: ['contract', '@tabler/icons-react'] },
}))
