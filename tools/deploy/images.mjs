// `node tools/deploy/images.mjs node:26.13.0-bookworm-slim`: asks the registry for an official image's current digest, and writes it into the Containerfile.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { giveUp, root } from '../setup.mjs'

const file = process.env.PORTAL_CONTAINERFILE ?? path.join(root, 'deploy', 'Containerfile')
/** Docker's registry, or the full address of a mirror. */
const registry = process.env.PORTAL_IMAGES ?? 'https://registry-1.docker.io'

const [, tag, version] = /^node:((\d+\.\d+\.\d+)-[\w.-]+)$/.exec(process.argv[2] ?? '') ?? []
if (tag === undefined)
  giveUp('Name the image with its whole version: node tools/deploy/images.mjs node:26.13.0-bookworm-slim')

/** The address that gives tokens, as the registry says when a request has none; over https unless the registry itself is not. */
const tokensAt = async () => {
  const challenge = (await fetch(`${registry}/v2/`)).headers.get('WWW-Authenticate') ?? ''
  const [, realm] = /realm="([^"]+)"/.exec(challenge) ?? []
  const [, service] = /service="([^"]+)"/.exec(challenge) ?? []
  if (!realm?.startsWith(`${new URL(registry).protocol}//`) || service === undefined)
    throw new Error('it does not say who gives tokens')
  return `${realm}?service=${encodeURIComponent(service)}`
}

/** The digest of this tag for all platforms together. */
const digestOf = async () => {
  const asked = await fetch(`${await tokensAt()}&scope=repository:library/node:pull`)
  const { token } = await asked.json()
  const response = await fetch(`${registry}/v2/library/node/manifests/${tag}`, {
    method: 'HEAD',
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/vnd.oci.image.index.v1+json, application/vnd.docker.distribution.manifest.list.v2+json',
    },
  })
  const digest = response.headers.get('Docker-Content-Digest') ?? ''
  if (!response.ok || !/^sha256:[\da-f]{64}$/.test(digest)) throw new Error(`${response.status} for node:${tag}`)
  return digest
}

try {
  const digest = await digestOf()
  const text = readFileSync(file, 'utf8')
    .replaceAll(/^FROM node:\S+/gm, `FROM node:${tag}@${digest}`)
    .replace(/process\.version === 'v[\d.]+'/, `process.version === 'v${version}'`)
  writeFileSync(file, text)
  console.log(`node:${tag} is ${digest}; deploy/Containerfile names it. Build the container before you commit it.`)
} catch (error) {
  giveUp(`The registry of images named no digest, and nothing was changed: ${error.message}.`)
}
