/** The longest name that is kept, in characters: within what every file system takes. */
const longest = 120

/** What would be a folder, a drive, a wildcard or an order to the terminal, and what turns the reading direction round. */
const forbidden = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff<>:"/\\|?*]/g

/** Names that one system keeps for its devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A name that is safe to save a file under: no folder, nothing invisible, not hidden, not too long; null where nothing is left. */
export const safeFileName = (name: string): string | null => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replaceAll(forbidden, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '' || reserved.test(clean)) return null
  if (clean.length <= longest) return clean
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? ''
  return clean.slice(0, longest - extension.length) + extension
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // a broken name is ignored: the plain one, or the portal's own, is used
  }
}

/**
 * The name of a downloaded file: what `Content-Disposition` says, made safe, or the portal's own. `filename*` (RFC 8187) counts
 * before `filename`.
 */
export const fileNameOf = (disposition: string | null, otherwise: string): string => {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition ?? '')?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1]?.replaceAll(/\\(.)/g, '$1')
  const bare = /filename\s*=\s*([^\s";]+)/i.exec(disposition ?? '')?.[1]
  for (const name of [extended === undefined ? null : decoded(extended.trim()), quoted, bare]) {
    const safe = name === null || name === undefined ? null : safeFileName(name)
    if (safe !== null) return safe
  }
  return safeFileName(otherwise) ?? 'download'
}
