import { EventEmitter } from 'node:events'
import react from '@vitejs/plugin-react'
import wyw from '@wyw-in-js/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Under Vitest the evaluator of the style plugin waits for a server to close, and Vitest has none: give it an emitter that closes. */
const stylesThatClose = (): Plugin[] =>
  [wyw({ include: ['src/**/*.{ts,tsx}'], exclude: ['src/effects/**', 'src/domain/**', '**/*.test.*'] })].flat().map((plugin: Plugin) => {
    const original = plugin.configureServer
    if (!process.env.VITEST || typeof original !== 'function') return plugin
    return {
      ...plugin,
      configureServer(server) {
        const httpServer = new EventEmitter()
        const close = server.close.bind(server)
        server.close = async () => {
          httpServer.emit('close')
          await close()
        }
        return original.call(this, new Proxy(server, { get: (target, key) => (key === 'httpServer' ? httpServer : Reflect.get(target, key)) }))
      },
    }
  })

export default defineConfig({
  plugins: [react(), stylesThatClose()],
  build: { target: 'es2022', sourcemap: true, manifest: true },
  server: { strictPort: true, host: 'localhost' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'mock-server/**/*.test.ts', 'tools/**/*.test.ts', 'tests/{architecture,replay,fuzz}/**/*.test.ts'],
    environment: 'node',
    reporters: ['default'],
  },
})
