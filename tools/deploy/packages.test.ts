import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../setup.mjs'
import { noticesText, sbomText, shippedOf } from './packages.ts'

const moduleOf = (file: string): string => path.join(root, 'node_modules', file)
const shipped = shippedOf(
  [
    moduleOf('react/cjs/react.production.js'),
    `\0${moduleOf('react/index.js')}?commonjs-module`,
    moduleOf('reduce-css-calc/node_modules/balanced-match/index.js'),
    moduleOf('dompurify/dist/purify.es.mjs'),
    path.join(root, 'src', 'main.tsx'),
    '\0vite/preload-helper.js',
  ],
  ['node_modules/@fontsource/rubik'],
)

describe('the packages of a build', () => {
  it('[BED-7] are those of its modules, each once, the nested version too, and the fonts', () => {
    expect(shipped.map(({ name, version }) => [name, version])).toEqual([
      ['@fontsource/rubik', '5.3.0'],
      ['balanced-match', '0.4.2'],
      ['dompurify', '3.4.18'],
      ['react', '19.3.1'],
    ])
  })

  it('[BED-7] are refused under a licence that asks for more than a notice', () => {
    expect(() => shippedOf([moduleOf('axe-core/axe.js')], [])).toThrow(
      'axe-core is in the bundle under the licence MPL-2.0, which is not among those allowed.',
    )
  })

  it('[BED-7] have their licences in the notices, whole', () => {
    const text = noticesText(shipped)
    expect(text).toContain('react 19.3.1\nLicence: MIT\n\nMIT License\n\nCopyright (c) Meta Platforms')
    expect(text).toContain('The above copyright notice and this permission notice shall be included in all')
    expect(text).toContain('SIL OPEN FONT LICENSE')
    expect(
      noticesText([{ name: 'a', version: '1.0.0', licence: 'MIT', texts: [], author: 'B', sha512: null }]),
    ).toContain('Its package has no text of the licence. Made by B.')
  })

  it('[BED-7] are a bill of materials with the hash of each archive, the same bytes for the same build', () => {
    const text = sbomText(shipped, 'abc')
    expect(sbomText(shipped, 'abc')).toBe(text)
    const bill: unknown = JSON.parse(text)
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { version: 'abc' } },
    })
    expect(bill).toHaveProperty('components.0.purl', 'pkg:npm/%40fontsource/rubik@5.3.0')
    expect(bill).toHaveProperty('components.2.licenses.0.expression', '(MPL-2.0 OR Apache-2.0)')
    expect(bill).toHaveProperty('components.3.licenses.0.license.id', 'MIT')
    expect(bill).toHaveProperty('components.3.hashes.0.content', expect.stringMatching(/^[\da-f]{128}$/))
  })
})
