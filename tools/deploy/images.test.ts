import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { root } from '../setup.mjs'

const digest = `sha256:${'0123456789abcdef'.repeat(4)}`
const folder = mkdtempSync(path.join(tmpdir(), 'images-test-'))
const file = path.join(folder, 'Containerfile')
let registry: Server | undefined
afterEach(() => {
  registry?.close()
  rmSync(file, { force: true })
})

/** Runs the command against a registry that knows one tag; resolves to its exit code and output. */
const run = async (image: string): Promise<{ code: number | null; said: string }> => {
  copyFileSync(path.join(root, 'deploy', 'Containerfile'), file)
  const server = createServer((request, response) => {
    if (request.url === '/v2/') {
      const challenge = `Bearer realm="http://${request.headers.host}/token",service="images"`
      return void response.writeHead(401, { 'WWW-Authenticate': challenge }).end()
    }
    if (request.url?.startsWith('/token?service=images&scope=repository:library/node:pull'))
      return void response.end(JSON.stringify({ token: 'pull' }))
    const known = request.url === '/v2/library/node/manifests/26.13.0-bookworm-slim'
    const asked = request.method === 'HEAD' && request.headers.authorization === 'Bearer pull'
    response.writeHead(known && asked ? 200 : 404, known ? { 'Docker-Content-Digest': digest } : {})
    response.end()
  })
  registry = server
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const at = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [path.join(root, 'tools', 'deploy', 'images.mjs'), image], {
    env: { ...process.env, PORTAL_CONTAINERFILE: file, PORTAL_IMAGES: at },
  })
  let said = ''
  child.stdout.on('data', (part) => (said += part))
  child.stderr.on('data', (part) => (said += part))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

it('[BED-7] the digest of an image comes from the registry, into every line that names the image', async () => {
  const { code, said } = await run('node:26.13.0-bookworm-slim')
  expect([code, said]).toEqual([0, expect.stringContaining(digest)])
  const text = readFileSync(file, 'utf8')
  expect(text.match(/^FROM (\S+)/gm)).toEqual(Array(2).fill(`FROM node:26.13.0-bookworm-slim@${digest}`))
  expect(text).toContain("process.version === 'v26.13.0'")
})

it('[BED-7] without a digest of the registry nothing changes, and the command says so', async () => {
  const { code, said } = await run('node:99.0.0-bookworm-slim')
  expect([code, said]).toEqual([2, expect.stringContaining('nothing was changed: 404 for node:99.0.0-bookworm-slim')])
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(path.join(root, 'deploy', 'Containerfile'), 'utf8'))
})
