import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { codeGroups } from './code-groups.ts'
import { endpointsAsData } from './endpoints-as-data.ts'

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), endpointsAsData()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? { outDir: 'dist', emptyOutDir: false, ssr: 'src/ssr.tsx', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The player and the editor are big, and come only where somebody watches or writes.
        chunkSizeWarningLimit: 900,
        rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting: { groups: codeGroups } } },
      },
  // Built into one piece, because React asks the environment whether it may be five times as slow.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: isSsrBuild ? true : ['contract', '@tabler/icons-react'] },
}))
