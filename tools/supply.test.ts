import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { root } from './setup.mjs'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const decoded = <A>(codec: t.Decoder<unknown, A>, value: unknown): A => {
  const result = codec.decode(value)
  if (result._tag === 'Left') throw new Error('A package file has another shape than npm gives it.')
  return result.right
}

const Ranges = t.record(t.string, t.string)
const Package = t.partial({
  version: t.string,
  link: t.boolean,
  integrity: t.string,
  dev: t.boolean,
  devOptional: t.boolean,
  hasInstallScript: t.boolean,
  dependencies: Ranges,
  devDependencies: Ranges,
  optionalDependencies: Ranges,
  peerDependencies: Ranges,
  peerDependenciesMeta: t.record(t.string, t.partial({ optional: t.boolean })),
  engines: t.partial({ node: t.string }),
})
const lockText = read('package-lock.json')
const { packages } = decoded(t.type({ packages: t.record(t.string, Package) }), JSON.parse(lockText))
const own = decoded(
  t.type({ dependencies: Ranges, devDependencies: Ranges, engines: t.type({ node: t.string }) }),
  JSON.parse(read('package.json')),
)

/** The folder in which Node finds a package that another requires: the requiring one's own, or one further up. */
const found = (from: string, name: string): string | null => {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (place in packages) return place
  // A workspace's folder is in no folder of packages.
  const above = /^(.*?)\/?node_modules\/(?:@[^/]+\/)?[^/]+$/.exec(from)?.[1] ?? ''
  return from === '' ? null : found(above, name)
}

const exact = /^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/
/** Packages from elsewhere: the root and its workspaces are ours. */
const inside = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link)
const shipped = inside.filter(([, { dev, devOptional }]) => !dev && !devOptional)

describe('the lock file', () => {
  it('[BED-7] has every package that another requires, those for other systems too, so that `npm ci` takes it', () => {
    const missing = Object.entries(packages).flatMap(([place, one]) => {
      const isOptional = (name: string): boolean => one.peerDependenciesMeta?.[name]?.optional === true
      const peers = Object.entries(one.peerDependencies ?? {}).filter(([name]) => !isOptional(name))
      return Object.entries({ ...one.dependencies, ...one.optionalDependencies, ...Object.fromEntries(peers) })
        .filter(([name, range]) => {
          const at = found(place, name)
          return at === null || (exact.test(range) && !range.startsWith('npm:') && packages[at]?.version !== range)
        })
        .map(([name, range]) => `${place} requires ${name} ${range}`)
    })
    expect(missing).toEqual([])
    expect(inside.length).toBeGreaterThan(100)
  })

  it('[BED-7] names no registry, and the content of every package by its hash', () => {
    // Workspaces alone are resolved: to a folder of this repository.
    expect(lockText).not.toMatch(/https?:\/\/[^"]*\.tgz|"resolved": "(?![\w/-]+",\n\s*"link": true)/)
    expect(inside.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([])
  })

  it('[BED-7] has no install script that anything needs: npm runs none of them', () => {
    const withScript = inside.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => place)
    // esbuild's script only saves a start of Node, and the other reports each install to a company.
    expect(withScript.toSorted()).toEqual(['node_modules/@scarf/scarf', 'node_modules/esbuild'])
  })
})

describe('the packages', () => {
  it('[BED-7] are named in exact versions', () => {
    const workspaces = Object.entries(packages).filter(([place]) => place !== '' && !place.includes('node_modules/'))
    const ranges = [own, ...workspaces.map(([, one]) => one)].flatMap(({ dependencies, devDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies }).filter(([, one]) => !exact.test(one)),
    )
    expect(ranges).toEqual([])
  })

  it('[BED-7] are installed as the lock file says, without scripts', () => {
    expect(read('tools/setup.mjs')).toContain("spawnSync(npm, ['ci', '--ignore-scripts',")
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
  })
})

describe('the container', () => {
  const images = [...read('deploy/Containerfile').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image)
  const [major = 0, minor = 0] = (/^node:(\d+)\.(\d+)/.exec(images[0] ?? '') ?? []).slice(1).map(Number)

  /** Supports the ranges that the packages use: alternatives with a minimum version. */
  const runs = (range: string): boolean =>
    range.split('||').some((one) => {
      const [, least = '', next = '0'] = /^\s*(?:>=\s*)?(\d+)(?:\.(\d+))?[\d.]*\s*$/.exec(one) ?? []
      const isLeast = one.includes('>=')
      if (least === '') throw new Error(`'${one}' is a range that this test does not know.`)
      return isLeast
        ? major > Number(least) || (major === Number(least) && minor >= Number(next))
        : major === Number(least)
    })

  it('[BED-7] is built from images by digest, and from one version of Node', () => {
    expect(images).toHaveLength(2)
    for (const image of images) expect(image).toMatch(/^node:\d+\.\d+\.\d+-[\w-]+@sha256:[\da-f]{64}$/)
    expect(new Set(images).size).toBe(1)
    expect(read('deploy/Containerfile')).toContain(
      `process.version === 'v${/^node:([\d.]+)/.exec(images[0] ?? '')?.[1]}'`,
    )
  })

  it('[BED-7] has a Node that every shipped package takes', () => {
    expect(
      [...shipped, ['the portal', { engines: own.engines }] as const]
        .filter(([, { engines }]) => engines?.node !== undefined && !runs(engines.node))
        .map(([place]) => place),
    ).toEqual([])
  })
})
