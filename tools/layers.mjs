import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Every area of the portal; a feature belongs to one. */
export const areas = [
  'account',
  'benefits',
  'brand',
  'content',
  'employer',
  'family',
  'home',
  'rewards',
  'session',
  'shell',
]

/** The layers in the order in which an event travels: each has a folder for each area and a file for each feature. */
export const layers = [
  { name: 'domain', folder: 'src/domain' },
  { name: 'effects', folder: 'src/effects' },
  { name: 'ui', folder: 'src/ui' },
  { name: 'mock-server', folder: 'mock-server' },
  { name: 'contracts', folder: 'contracts' },
]

const ending = /(?:\.pact)?(\.test)?\.tsx?$/

/**
 * Every file of every feature, layer by layer.
 * @param {string} root the project's folder
 * @returns {{layer: string, area: string, feature: string, file: string}[]} `file` is relative to the root, with `/`
 */
export const featureFiles = (root) =>
  layers.flatMap(({ name, folder }) =>
    areas.flatMap((area) => {
      const place = path.join(root, folder, area)
      if (!existsSync(place)) return []
      return readdirSync(place)
        .filter((file) => ending.test(file))
        .sort()
        .map((file) => ({ layer: name, area, feature: file.replace(ending, ''), file: `${folder}/${area}/${file}` }))
    }),
  )

const distance = (a, b) => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, from] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, to] of [...b].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (from === to ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * The names that a mistyped one could mean, nearest first.
 * @param {string} name what was typed
 * @param {readonly string[]} known every name there is
 * @returns {string[]} at most three
 */
export const nearest = (name, known) =>
  [...new Set(known)]
    .map((one) => ({ one, far: one.includes(name) || name.includes(one) ? 0 : distance(name, one) }))
    .sort((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1))
    .slice(0, 3)
    .map(({ one }) => one)
