import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { ResumeOptions } from './options.ts'

/** Puts the entry that resumes a log in place of the portal's own, and serves the log and its options to it. */
export const resumeLog = (file: string, options: Omit<ResumeOptions, 'file'>): Plugin => ({
  name: 'resume-log',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/devtools/resume/entry.ts'),
  },
  configurePreviewServer: (server) => {
    server.middlewares.use('/_resume/log', (_, response) => {
      response.end(readFileSync(file))
    })
    server.middlewares.use('/_resume/options', (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ file: path.basename(file), ...options } satisfies ResumeOptions))
    })
  },
})
