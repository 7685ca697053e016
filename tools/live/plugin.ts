import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Where `npm run live` says which log the page is to go on from: JSON of file, at, account and scenario. */
export const liveVariable = 'PORTAL_LIVE'

/** Puts the entry of `npm run live` in place of the portal's, and hands it the log. Does nothing where the variable is not set. */
export const liveLog = (): Plugin => ({
  name: 'live-log',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      process.env[liveVariable] === undefined ? html : html.replace('/src/main.tsx', '/src/live/main.ts'),
  },
  configurePreviewServer: (server) => {
    const said = process.env[liveVariable]
    if (said === undefined) return
    const { file, ...options } = JSON.parse(said) as { readonly file: string } // tools/live/main.ts writes it
    server.middlewares.use('/_live/log', (_, response) => {
      response.end(readFileSync(file))
    })
    server.middlewares.use('/_live/options', (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ file: path.basename(file), ...options }))
    })
  },
})
