import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContract } from './lean-contract.ts'

// What every page needs comes as one file, and what many need as another: fewer requests, and better squeezed.
const bundles = [
  // Waits for the first frame: what it fetches afterwards must not come before.
  {
    name: 'first',
    test: /vite[\\/]preload-helper|web[\\/]src[\\/]platform[\\/](?:early-presses|pauses|later-files)[.]ts/,
    priority: 10,
  },
  // Whoever reads Korean or English never fetches it.
  { name: 'japanese', test: /web[\\/]src[\\/].*[.]messages[.]jp[.]ts$/, priority: 9 },
  // Asked by everybody; the schemas below would draw them along.
  {
    name: 'base',
    test: /contract[\\/]src[\\/](?:i18n[\\/]languages|http[\\/]screen-refusals|values[\\/](?:business-number|paging|moments|type-codes))\.ts/,
    priority: 4,
  },
  {
    name: 'base',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@tanstack)[\\/]|web[\\/]src[\\/]platform[\\/](?!account[\\/]|management[\\/]|realtime|upload|draft|editor|RichText)/,
    priority: 2,
  },
  // What is typed into forms is checked by schemas of the contract; whoever only reads does not fetch them.
  {
    name: 'checks',
    test: /node_modules[\\/]zod[\\/]|contract[\\/]src[\\/](?:values[\\/](?:ids|seq)|teaching[\\/]courses[\\/]drafts[.]schemas|site[\\/]sites[\\/]site-settings)\.ts/,
    priority: 3,
  },
  // What comes over a socket is checked too, once somebody is signed in.
  {
    name: 'shared',
    test: /web[\\/]src[\\/]ui|contract[\\/]src[\\/](?!messaging[\\/]realtime)/,
    minShareCount: 8,
    priority: 1,
  },
]

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), leanContract()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? { outDir: 'dist', emptyOutDir: false, ssr: 'src/ssr.tsx', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        // The player and the editor are big, and come only where somebody watches or writes.
        chunkSizeWarningLimit: 900,
        rolldownOptions: { input: 'src/main.tsx', output: { codeSplitting: { groups: bundles } } },
      },
  // Built into one piece, because React asks the environment whether it may be five times as slow.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: { noExternal: isSsrBuild ? true : ['contract', '@tabler/icons-react'] },
}))
