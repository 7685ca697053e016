import path from 'node:path'
import type { Plugin } from 'vite'

/** What `npm run log -- resume` passes to the page. */
export interface ResumeOptions {
  /** The log's file name, for the notice. */
  readonly file: string
  /** The number of the last event to repeat; null for all. */
  readonly at: number | null
  /** The mock's account to use; null for the one that matches the log. */
  readonly account: string | null
  readonly scenario: string | null
}

/**
 * Replaces the portal's entry with the one that resumes a log, and serves the log and its options to it.
 * @param log the file, unpacked
 */
export const resumeLog = (file: string, log: Uint8Array, options: Omit<ResumeOptions, 'file'>): Plugin => ({
  name: 'resume-log',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('/src/main.tsx', '/devtools/logs/resume/entry.ts'),
  },
  configurePreviewServer: (server) => {
    server.middlewares.use('/_resume/log', (_, response) => {
      response.end(log)
    })
    server.middlewares.use('/_resume/options', (_, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ file: path.basename(file), ...options } satisfies ResumeOptions))
    })
  },
})
