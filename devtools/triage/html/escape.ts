/** A piece of HTML in which every text is escaped. */
export interface Html {
  readonly html: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Control characters and those that change the direction of text: the content of a log is not trusted. */
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g

/** A text as HTML: it can neither open a tag nor end an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(HIDDEN, '\ufffd').replaceAll(/[&<>"']/g, (char) => escapes[char] ?? '')

type Part = Html | string | number | null | readonly Html[]

const partOf = (part: Part): string => {
  if (part === null) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map(({ html }) => html).join('')
}

/** Removes white space that only lays out the source of a template. */
const compact = (text: string): string =>
  text.replaceAll(/(?<=>)\s*\n\s*|\s*\n\s*(?=<)/g, '').replaceAll(/\s*\n\s*/g, ' ')

/** A template of HTML: values are escaped unless they are `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, i) => compact(text) + partOf(parts[i] ?? null)).join(''),
})
