import { readFileSync } from 'node:fs'
import path from 'node:path'
import { format } from 'oxfmt'
import { root } from './setup.mjs'

const { ignorePatterns: _, ...options } = JSON.parse(readFileSync(path.join(root, '.oxfmtrc.json'), 'utf8'))

/**
 * A text as `npm run format` would leave it in a file of this name. Throws if the text is not of the kind that the name says.
 * @param {string} file
 * @param {string} text
 * @returns {Promise<string>}
 */
export const formatted = async (file, text) => {
  const { code, errors } = await format(file, text, options)
  if (errors.length > 0)
    throw new Error(`${file} cannot be formatted: ${errors.map(({ message }) => message).join(' ')}`)
  return code
}
