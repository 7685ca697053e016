import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Connect, Plugin } from 'vite'
import { buildName } from '../setup.mjs'
import type { Deployment } from './deployment.ts'
import { localDeployment } from './local.ts'
import { fillPage, inlineOf, namePage, type Inline } from './page.ts'
import { policyInPage, policyOf, securityHeaders } from './policy.ts'

/** File extensions, both of builds and of common requests by strangers; deploy/nginx.conf names the same. */
export const fileKinds =
  'js|mjs|cjs|wasm|css|json|map|xml|txt|html?|php|webmanifest|woff2?|ttf|otf|eot|png|jpe?g|gif|webp|avif|svg|ico|bmp|pdf|mp4|webm|zip|gz|br'

/**
 * Whether a path names a file, and not an address of the portal: a missing file is a 404. Everything below two folders is a file. Elsewhere
 * tokens in addresses can contain dots, so only these few extensions count.
 */
export const isFile = (pathname: string): boolean =>
  new RegExp(`^/(assets|fonts)/|/[.]|[.](${fileKinds})$`, 'i').test(pathname)

/** A fixed nonce, for development only: the server and the browser are on the same machine. */
const developmentNonce = 'development'

const hostnameOf = (request: Connect.IncomingMessage): string =>
  (request.headers.host ?? 'localhost').replace(/:\d+$/, '')

/** Gives every response the headers of production, except the mock's stand-ins, which are separate pages that the portal frames. */
const sendHeaders =
  (
    deployment: Deployment,
    page: { readonly nonce: string } | { readonly inline: Inline },
  ): Connect.NextHandleFunction =>
  (request, response, next) => {
    const serving = { hostname: hostnameOf(request), ...page }
    if (!(request.url ?? '').startsWith('/_mock/'))
      for (const [name, value] of Object.entries(securityHeaders(deployment, serving))) response.setHeader(name, value)
    next()
  }

/**
 * The configuration of the page. A build has none, so it suits every environment: `npm run release` puts it in, and on one machine
 * the servers here do. The static demo is its own environment and contains it, with the policy in the page, because a host of
 * static files sends no headers.
 * @param standIns the mock's pages of other companies, by file name: if the mock is inside the page, they are beside it
 */
export const portalDeployment = (mode: string, standIns: Readonly<Record<string, string>>): Plugin => {
  const isDemo = mode === 'demo'
  let deployment = localDeployment({ demo: isDemo || mode === 'resume', base: '/' })
  let command: 'build' | 'serve' = 'build'
  let outDir = ''
  return {
    name: 'portal-deployment',
    config: (_, env) =>
      env.command === 'serve' && !env.isPreview && !process.env.VITEST ? { html: { cspNonce: developmentNonce } } : {},
    configResolved: (config) => {
      command = config.command
      outDir = path.resolve(config.root, config.build.outDir)
      deployment = localDeployment({ demo: isDemo || mode === 'resume', base: config.base })
    },
    transformIndexHtml: (html, { path: page }) => {
      if (page !== '/index.html') return html
      const named = namePage(html, buildName())
      if (command === 'serve') return fillPage(named, deployment)
      if (!isDemo) return named
      const content = policyInPage(policyOf(deployment, { hostname: 'localhost' }))
      return {
        html: fillPage(named, deployment),
        tags: [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }],
      }
    },
    // The demo has no mock to ask for the stand-ins: it carries the files.
    generateBundle() {
      if (!isDemo && mode !== 'resume') return
      for (const [fileName, source] of Object.entries(standIns)) this.emitFile({ type: 'asset', fileName, source })
    },
    // A static host sends 404.html for an address without a file, so 404.html is the page too.
    closeBundle() {
      if (isDemo && command === 'build') copyFileSync(path.join(outDir, 'index.html'), path.join(outDir, '404.html'))
    },
    configureServer: ({ middlewares }) => {
      if (!process.env.VITEST) middlewares.use(sendHeaders(deployment, { nonce: developmentNonce }))
    },
    // As in deploy/nginx.conf: every address gets the page, and a missing file is a 404.
    configurePreviewServer: ({ middlewares }) => {
      const index = path.join(outDir, 'index.html')
      if (mode !== 'resume' && !isDemo)
        middlewares.use((request, response, next) =>
          sendHeaders(deployment, { inline: inlineOf(readFileSync(index, 'utf8')) })(request, response, next),
        )
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = path.join(outDir, pathname)
        if (pathname.endsWith('/index.html') ? pathname !== '/index.html' : existsSync(file) && pathname !== '/')
          return next()
        if (isFile(pathname)) {
          response.statusCode = 404
          response.end('There is no such file.')
          return
        }
        if (!(request.headers.accept ?? '').includes('text/html')) return next()
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(fillPage(readFileSync(index, 'utf8'), deployment))
      })
    },
  }
}
