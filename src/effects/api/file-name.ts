/** The maximum length of a file name, bytes: every file system allows it, with room for what a browser adds. */
const longest = 200

/** Characters of a path, drive, wildcard or terminal command, and those that are invisible or reverse the reading direction. */
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]/gu

/** Names that Windows reserves for its devices. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d\u00b9\u00b2\u00b3])\s*(\.|$)/i

/** The extensions of files that a system opens and does not run. */
const harmless = /\.(csv|tsv|txt|json|jsonl|ndjson|xml|pdf|zip|gz|xlsx?|docx?|ods|odt|png|jpe?g|gif|webp|ics)$/i

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** A name that is safe to save a file under: no folder, whose parts are joined, nothing invisible, not hidden, not too long; null if nothing is left. */
export const safeFileName = (name: string): string | null => {
  const clean = name
    .slice(0, 1000) // of a longer name nothing would be kept, and reading it could take seconds
    .split(/[/\\]/)
    .map((part) =>
      part
        .replaceAll(/\s+/g, ' ')
        .replaceAll(forbidden, '')
        .replace(/^[. ]+|[. ]+$/g, ''),
    )
    .filter(Boolean)
    .join('-')
  if (clean === '' || reserved.test(clean)) return null
  if (bytesOf(clean) <= longest) return clean
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? ''
  const stem = [...clean.slice(0, clean.length - extension.length)].slice(0, longest)
  while (bytesOf(stem.join('') + extension) > longest) stem.pop()
  return stem.join('').trimEnd() + extension
}

/** A name whose extension no system runs: `report.pdf.exe` becomes `report.pdf`, and `report.exe` gets the extension of `otherwise`. */
const withoutProgram = (name: string, otherwise: string): string => {
  let kept = name
  while (!harmless.test(kept) && /.\.[a-z][\w-]*$/i.test(kept)) kept = kept.replace(/\.[a-z][\w-]*$/i, '').trimEnd()
  return harmless.test(kept) ? kept : `${kept.replace(/[. ]+$/, '')}${/\.\w+$/.exec(otherwise)?.[0] ?? '.txt'}`
}

const decoded = (text: string): string | null => {
  try {
    return decodeURIComponent(text)
  } catch {
    return null // not decodable: the plain name, or the portal's own, is used
  }
}

/**
 * The name of a downloaded file: the one in `Content-Disposition`, made safe and without a program's extension, or else `otherwise`.
 * `filename*` (RFC 8187) takes precedence over `filename`.
 */
export const fileNameOf = (disposition: string | null, otherwise: string): string => {
  const extended = /filename\*\s*=\s*utf-8'[^']*'([^;]+)/i.exec(disposition ?? '')?.[1]
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(disposition ?? '')?.[1]?.replaceAll(/\\(.)/g, '$1')
  const bare = /filename\s*=\s*([^\s";]+)/i.exec(disposition ?? '')?.[1]
  for (const name of [extended === undefined ? null : decoded(extended.trim()), quoted, bare]) {
    const safe = name === null || name === undefined ? null : safeFileName(name)
    const harmlessly = safe === null ? null : safeFileName(withoutProgram(safe, otherwise))
    if (harmlessly !== null) return harmlessly
  }
  return safeFileName(otherwise) ?? 'download'
}
